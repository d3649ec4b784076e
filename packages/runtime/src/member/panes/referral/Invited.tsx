import { invited } from "@livery/platform/calls/invited.ts";
import type { InvitedResponse } from "@livery/platform/decoders/invited.gen.js";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { RecordFile } from "../../../kit/records/RecordFile.tsx";
import { Records } from "../../../kit/records/Records.tsx";
import { invitedColumns } from "./invitedColumns.tsx";
import * as css from "./referral.css.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";

type Guest = InvitedResponse["list"][number];

/** Everybody who registered with the own link (AP-140). */
export function Invited() {
  const { t } = useTranslation("member/referral");
  const clock = useSiteClock();
  const what = t("invited");
  const list = {
    call: invited,
    request: {},
    // Names are masked: two members may have the same.
    rowKey: ({ account, at }: Guest) => `${account} ${at}`,
  };
  return (
    <section>
      <div className={parts.head}>
        <h4 className={css.title}>{what}</h4>
        <RecordFile
          {...list}
          name="invited"
          columns={[
            { label: t("time"), time: ({ at }) => at },
            { label: t("account"), text: ({ account }) => account },
            { label: t("state"), text: ({ state }) => t(`state.${state}`) },
            { label: t("earned"), amount: ({ earned }) => earned },
          ]}
        />
      </div>
      <Records
        {...list}
        what={what}
        columns={() => invitedColumns(t, clock)}
        empty={<EmptyState level={4} form="row" title={t("none")} />}
      />
    </section>
  );
}
