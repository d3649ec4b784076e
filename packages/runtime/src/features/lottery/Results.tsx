import type { Draw } from "@livery/platform/lottery.ts";
import { DrawList, DrawListSkeleton } from "@livery/ui/LotteryCard/DrawList.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useTimeZone } from "../../kit/siteClock.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { HeadedSection } from "../../kit/page/HeadedSection.tsx";
import { useLanguage } from "../../site/language.ts";
import type { QueryResult } from "../../kit/calls/useQueryResult.ts";

export interface ResultsProps {
  readonly draws: QueryResult<readonly Draw[]>;
}

/** The latest numbers (LT-011, LT-012). */
export function Results({ draws }: ResultsProps) {
  const { t } = useTranslation("lobby");
  const { language } = useLanguage();
  const timeZone = useTimeZone();
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone });
  return (
    <CallView
      call={draws}
      what={t("draw.results")}
      skeleton={<DrawListSkeleton />}
      frame={(content) => <HeadedSection title={t("draw.results")}>{content}</HeadedSection>}
    >
      {(list) => (
        <DrawList
          label={t("draw.results")}
          items={list.map(({ code, name, issue, numbers, at }) => ({
            id: `${code} ${issue}`,
            name,
            note: `${t("draw.issue", { issue })} · ${when.format(at)}`,
            numbers,
          }))}
        />
      )}
    </CallView>
  );
}
