import type { InvitedResponse } from "@livery/platform/decoders/invited.gen.js";
import type { Column } from "@livery/ui/DataTable/DataTable.tsx";
import { Tag } from "@livery/ui/Tag/Tag.tsx";
import type { TFunction } from "i18next";
import { Figure } from "../../../kit/money/Figure.tsx";
import * as css from "../../../kit/records/records.css.ts";
import { shortTime } from "../../../kit/records/recordTime.ts";
import type { SiteClock } from "../../../kit/siteClock.ts";

/** The columns of an invited member. Who does not count yet stands out, because something may still come of it. */
export function invitedColumns(
  t: TFunction<"member/referral">,
  clock: SiteClock,
): readonly Column<InvitedResponse["list"][number]>[] {
  return [
    { id: "account", place: "title", label: t("account"), cell: ({ account }) => account },
    { id: "joined", place: "line", label: t("time"), cell: ({ at }) => shortTime(new Date(at), clock) },
    {
      id: "state",
      place: "state",
      label: t("state"),
      cell: ({ state }) =>
        state === "REGISTERED" ? (
          <Tag>{t("state.REGISTERED")}</Tag>
        ) : (
          <span className={css.settled}>{t(`state.${state}`)}</span>
        ),
    },
    {
      id: "earned",
      place: "figure",
      align: "end",
      label: t("earned"),
      cell: ({ state, earned }) => (state === "REGISTERED" && earned === 0 ? "–" : <Figure of={earned} won />),
    },
  ];
}
