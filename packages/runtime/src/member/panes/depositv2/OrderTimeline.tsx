import { Block } from "@livery/ui/Block/Block.tsx";
import { Tag } from "@livery/ui/Tag/Tag.tsx";
import { Timeline } from "@livery/ui/Timeline/Timeline.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { shortTime } from "../../../kit/records/recordTime.ts";
import { useSite } from "../../../site/SiteContext.ts";
import type { OpenOrder } from "./orders.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";

/** How far an open order is, and what comes next. Only its first step has a time: the platform tells no other. */
export function OrderTimeline({ order: { state, createdAt } }: { readonly order: OpenOrder }) {
  const { t } = useTranslation("member/depositv2");
  const { play } = useSite();
  const clock = useSiteClock();
  const isSent = state === "PAID";
  return (
    <Block title={t("progress")} aside={<Tag>{t(`state.${state}`)}</Tag>}>
      <Timeline
        label={t("progress")}
        steps={[
          {
            id: "ordered",
            label: t("step.ordered"),
            state: "done",
            time: { iso: createdAt, text: shortTime(new Date(createdAt), clock) },
          },
          isSent
            ? { id: "sent", label: t(`step.sent.done.${play}`), state: "done" }
            : {
                id: "sent",
                label: t(`step.sent.current.${play}`),
                state: "current",
                note: t(`step.sent.note.${play}`),
              },
          isSent
            ? {
                id: "checked",
                label: t("step.checked.current"),
                state: "current",
                note: t(`step.checked.note.${play}`),
              }
            : { id: "checked", label: t("step.checked.next"), state: "next" },
          { id: "completed", label: t("step.completed"), state: "next" },
        ]}
        stateLabels={{
          done: t("progress.done"),
          current: t("progress.current"),
          next: t("progress.next"),
          failed: t("progress.failed"),
        }}
      />
    </Block>
  );
}
