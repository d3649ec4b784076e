import { Button } from "@livery/ui/Button/Button.tsx";
import { CopyField } from "@livery/ui/CopyField/CopyField.tsx";
import { QrCode } from "@livery/ui/QrCode/QrCode.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useOwnText } from "../../../site/language.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { useCopyTexts } from "../../../kit/records/useCopyTexts.ts";
import * as css from "./referral.css.ts";
import { referralAddress } from "./referralAddress.ts";

/** The own link: to copy, to scan and, where the device can, to share. */
export function ReferralLink({ code }: { readonly code: string }) {
  const { t } = useTranslation("member/referral");
  const copy = useCopyTexts();
  const { constants, name } = useSite();
  const read = useOwnText();
  const url = referralAddress(globalThis.location.origin, code);
  // A visitor who closes the device's dialog has shared nothing, and knows it.
  const share = () => void navigator.share({ title: read(name), url }).catch(() => undefined);
  return (
    <div className={css.link}>
      <div className={css.words}>
        <CopyField prominent label={t("link")} value={url} {...copy} copyLabel={t("copy")} />
        {"share" in navigator && (
          <Button variant="ghost" size="lg" block icon="external" onClick={share}>
            {t("share")}
          </Button>
        )}
      </div>
      <div className={css.qr}>
        <QrCode value={url} label={t("qr")} size={constants.qrCodeSize} />
      </div>
    </div>
  );
}
