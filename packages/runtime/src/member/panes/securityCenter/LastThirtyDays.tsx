import { Block } from "@livery/ui/Block/Block.tsx";
import { StatTile } from "@livery/ui/StatTile/StatTile.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useOpenMemberPane } from "../../../kit/account/useOpenMemberPane.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useQueryResult } from "../../../kit/calls/useQueryResult.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import * as css from "./securityCenter.css.ts";
import { lastThirtyDaysAtom } from "./securityData.ts";

const figures = ["stakes", "wins", "net"] as const;

/** How play went in the last thirty days. */
export function LastThirtyDays() {
  const { t } = useTranslation("member/securityCenter");
  const openPane = useOpenMemberPane();
  const call = useQueryResult(lastThirtyDaysAtom);
  return (
    <Block
      title={t("days")}
      aside={
        <button type="button" className={parts.way} onClick={() => openPane("personalProfit")}>
          {t("days.more")}
        </button>
      }
    >
      <CallView call={call} what={t("days")} form="row" skeleton={<Tiles value={() => undefined} />}>
        {(statement) => <Tiles value={(id) => <Amount of={statement[id]} signed={id === "net"} />} />}
      </CallView>
    </Block>
  );
}

/** Without values they are loading. */
function Tiles({ value }: { readonly value: (id: (typeof figures)[number]) => ReactNode }) {
  const { t } = useTranslation("member/securityCenter");
  return (
    <dl className={css.tiles}>
      {figures.map((id) => (
        <StatTile key={id} label={t(`days.${id}`)} value={value(id)} busy={value(id) === undefined} />
      ))}
    </dl>
  );
}
