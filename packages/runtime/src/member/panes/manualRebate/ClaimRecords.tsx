import { rebateClaims } from "@livery/platform/calls/rebateClaims.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { useGameTypeName } from "../../../kit/menus/useGameTypeName.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { Figure } from "../../../kit/money/Figure.tsx";
import * as records from "../../../kit/records/records.css.ts";
import { RecordFile } from "../../../kit/records/RecordFile.tsx";
import { Records } from "../../../kit/records/Records.tsx";
import { fullTime, shortTime } from "../../../kit/records/recordTime.ts";
import type { Claim } from "./cashback.ts";
import * as css from "./manualRebate.css.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";

/** The claims so far, newest first (AP-134). */
export function ClaimRecords() {
  const { t } = useTranslation("member/manualRebate");
  const { t: numbered } = useTranslation("records");
  const nameOf = useGameTypeName();
  const clock = useSiteClock();
  const typeOf = ({ gameType }: Claim) => (gameType === undefined ? t("type.all") : nameOf(gameType));
  const what = t("claims");
  const list = { call: rebateClaims, request: {}, rowKey: ({ id }: Claim) => id };
  return (
    <section className={css.part}>
      <div className={parts.head}>
        <h4 className={records.heading}>{what}</h4>
        <RecordFile
          {...list}
          name="cashback"
          columns={[
            { label: t("time"), time: ({ at }) => at },
            { label: t("type"), text: typeOf },
            { label: t("amount"), amount: ({ amount }) => amount },
            { label: numbered("number"), text: ({ id }) => id },
          ]}
        />
      </div>
      <Records
        {...list}
        what={what}
        columns={() => [
          { id: "type", place: "title", label: t("type"), cell: typeOf },
          { id: "time", place: "line", label: t("time"), cell: ({ at }: Claim) => shortTime(new Date(at), clock) },
          {
            id: "amount",
            place: "figure",
            align: "end",
            label: t("amount"),
            cell: ({ amount }: Claim) => <Figure of={amount} />,
          },
        ]}
        detail={(claim) => ({
          title: typeOf(claim),
          figure: <Amount of={claim.amount} />,
          words: t("claims.words"),
          lines: [{ label: t("time"), value: fullTime(new Date(claim.at), clock) }],
          number: claim.id,
        })}
        empty={<p className={css.terms}>{t("claims.none")}</p>}
      />
    </section>
  );
}
