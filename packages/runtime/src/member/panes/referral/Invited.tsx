import { invited } from "@livery/platform/calls/invited.ts";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Records } from "../../../kit/records/Records.tsx";
import { invitedColumns } from "./invitedColumns.tsx";
import * as css from "./referral.css.ts";

/** Everybody who registered with the own link (AP-140). */
export function Invited() {
  const { t } = useTranslation("member/referral");
  const [now] = useState(() => new Date());
  const what = t("invited");
  return (
    <section>
      <h4 className={css.title}>{what}</h4>
      <Records
        call={invited}
        request={{}}
        what={what}
        // Names are masked: two members may have the same.
        rowKey={({ account, at }) => `${account} ${at}`}
        columns={() => invitedColumns(t, now)}
        empty={<EmptyState level={4} form="row" title={t("none")} />}
      />
    </section>
  );
}
