import type { Column } from "@livery/ui/DataTable/DataTable.tsx";
import type { TFunction } from "i18next";
import { formatCount } from "../../../kit/formatCount.ts";
import { percentText } from "../../../kit/percentText.ts";
import { shortTime } from "../../../kit/records/recordTime.ts";
import type { AffiliateLink } from "./linkData.ts";
import type { SiteClock } from "../../../kit/siteClock.ts";

/** The columns of a link. */
export function linkColumns(t: TFunction<"agent/agentAccount">, clock: SiteClock): readonly Column<AffiliateLink>[] {
  return [
    { id: "link", place: "title", label: t("link"), cell: ({ code, remark }) => remark || code },
    { id: "code", place: "detail", label: t("code"), cell: ({ code }) => code },
    {
      id: "rate",
      place: "line",
      labelled: true,
      align: "end",
      label: t("rate"),
      cell: ({ rate }) => percentText(rate),
    },
    {
      id: "visits",
      place: "line",
      labelled: true,
      align: "end",
      label: t("visits"),
      cell: ({ visits }) => formatCount(visits),
    },
    {
      id: "registrations",
      place: "figure",
      labelled: true,
      align: "end",
      label: t("registrations"),
      cell: ({ registrations }) => formatCount(registrations),
    },
    {
      id: "created",
      place: "detail",
      label: t("created"),
      cell: ({ createdAt }) => shortTime(new Date(createdAt), clock),
    },
  ];
}
