import { affiliateLinks } from "@livery/platform/calls/affiliateLinks.ts";
import { removeAffiliateLink } from "@livery/platform/calls/removeAffiliateLink.ts";
import { CopyField } from "@livery/ui/CopyField/CopyField.tsx";
import { QrCode } from "@livery/ui/QrCode/QrCode.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { formatCount } from "../../../kit/formatCount.ts";
import { ConfirmedWrite } from "../../../kit/forms/ConfirmedWrite.tsx";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { percentText } from "../../../kit/percentText.ts";
import { fullTime } from "../../../kit/records/recordTime.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";
import type { RecordDetail } from "../../../kit/records/RecordDrawer.tsx";
import { useCopyTexts } from "../../../kit/records/useCopyTexts.ts";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import { useSite } from "../../../site/SiteContext.ts";
import * as css from "./agentAccount.css.ts";
import { type AffiliateLink, linkAddress } from "./linkData.ts";

/** Shows one link in full: to copy, to scan, and to remove. */
export function useLinkDetail(): (row: AffiliateLink) => RecordDetail {
  const { t } = useTranslation("agent/agentAccount");
  const clock = useSiteClock();
  return (link) => ({
    title: link.remark || link.code,
    figure: formatCount(link.registrations),
    words: t("registrations"),
    lines: [
      { label: t("rate"), value: percentText(link.rate) },
      { label: t("visits"), value: formatCount(link.visits) },
      { label: t("created"), value: fullTime(new Date(link.createdAt), clock) },
    ],
    number: link.code,
    numberLabel: t("code"),
    more: <LinkActions key={link.code} code={link.code} />,
  });
}

function LinkActions({ code }: { readonly code: string }) {
  const { t } = useTranslation("agent/agentAccount");
  const { constants } = useSite();
  const copy = useCopyTexts();
  const form = useWriteForm({
    fields: {},
    write: useWrite(removeAffiliateLink, {
      invalidates: [affiliateLinks],
      remembers: (removed) => removed,
      scope: code,
    }),
    request: () => ({ code }),
    texts: { AFFILIATE_LINK_UNKNOWN: t("link.gone") },
  });
  const address = linkAddress(globalThis.location.origin, code);
  return (
    <>
      <CopyField prominent label={t("link")} value={address} {...copy} copyLabel={t("link.copy")} />
      <div className={css.qr}>
        <QrCode value={address} label={t("link.qr")} size={constants.qrCodeSize} />
      </div>
      <ConfirmedWrite
        form={form}
        label={t("link.remove")}
        question={{ title: t("link.ask"), text: t("link.askText"), keep: t("link.keep") }}
      />
    </>
  );
}
