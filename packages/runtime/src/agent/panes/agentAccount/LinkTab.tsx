import { affiliateLinks } from "@livery/platform/calls/affiliateLinks.ts";
import { createAffiliateLink } from "@livery/platform/calls/createAffiliateLink.ts";
import { defined } from "@livery/platform/defined.ts";
import { isOpen, registrationGate } from "@livery/product/gate.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useQueryResult } from "../../../kit/calls/useQueryResult.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { enteredPercent } from "../../../kit/forms/formAmounts.ts";
import { FormDrawer } from "../../../kit/forms/FormDrawer.tsx";
import { FormField } from "../../../kit/forms/FormField.tsx";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { WriteForm } from "../../../kit/forms/WriteForm.tsx";
import { RecordTable } from "../../../kit/records/RecordTable.tsx";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { useSwitches } from "../../../site/switches.ts";
import * as css from "./agentAccount.css.ts";
import { linkColumns } from "./linkColumns.tsx";
import { type AffiliateLink, linksAtom } from "./linkData.ts";
import { useLinkDetail } from "./useLinkDetail.tsx";
import { useRateField, useRateHint } from "./useRateField.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";

interface LinkTabProps {
  /** The agent's own rate, in percent, if it is known. */
  readonly own: number | undefined;
}

/** The agent's links: how often each was opened, and who registered with it. */
export function LinkTab({ own }: LinkTabProps) {
  const { t } = useTranslation("agent/agentAccount");
  const switches = useSwitches();
  const links = useQueryResult(linksAtom);
  const [isCreating, setCreating] = useState(false);
  // Nobody can register, whatever link they follow.
  if (!isOpen(registrationGate, { switches })) return <Notice>{t("links.closed")}</Notice>;
  const create = <Button onClick={() => setCreating(true)}>{t("link.create")}</Button>;
  return (
    <>
      <CallView
        call={{ ...links, data: links.data?.list }}
        what={t("tab.links")}
        skeleton={<Skeleton shape="text" />}
        empty={<EmptyState level={4} title={t("links.empty")} text={t("links.emptyText")} action={create} />}
      >
        {(list) => (
          <div className={css.links}>
            <div>{create}</div>
            <Links list={list} />
          </div>
        )}
      </CallView>
      <FormDrawer open={isCreating} title={t("link.create")} onClose={() => setCreating(false)}>
        <LinkForm own={own} onDone={() => setCreating(false)} />
      </FormDrawer>
    </>
  );
}

function Links({ list }: { readonly list: readonly AffiliateLink[] }) {
  const { t } = useTranslation("agent/agentAccount");
  const clock = useSiteClock();
  const detail = useLinkDetail();
  return (
    <RecordTable
      what={t("tab.links")}
      columns={linkColumns(t, clock)}
      rows={list}
      rowKey={({ code }) => code}
      empty={null}
      detail={detail}
    />
  );
}

function LinkForm({ own, onDone }: LinkTabProps & { readonly onDone: () => void }) {
  const { t } = useTranslation("agent/agentAccount");
  const { constants } = useSite();
  const write = useWrite(createAffiliateLink, {
    invalidates: [affiliateLinks],
    // Without `defined`: the test of all writes runs this on its own.
    remembers: ({ rate, remark }) => ({ rate, ...(remark !== undefined && { remark }) }),
  });
  const { pending } = write;
  const form = useWriteForm({
    fields: {
      rate: useRateField(own),
      remark: { label: t("remark"), kind: "words", rule: { required: false, maxLength: constants.remarkLength } },
    },
    defaults: { rate: pending?.rate === undefined ? "" : String(pending.rate), remark: pending?.remark ?? "" },
    write,
    request: ({ rate, remark }) => ({ rate: enteredPercent(rate), ...defined({ remark: remark || undefined }) }),
    onDone,
    texts: { TOO_MANY_AFFILIATE_LINKS: t("links.tooMany") },
    guarded: true,
  });
  const hint = useRateHint(form, own);
  return (
    <WriteForm form={form} label={t("link.create")} submitLabel={t("link.create")}>
      <FormField form={form} name="rate" first />
      {hint !== undefined && <p className={parts.note}>{hint}</p>}
      <FormField form={form} name="remark" />
    </WriteForm>
  );
}
