import { Block } from "@livery/ui/Block/Block.tsx";
import { Tag } from "@livery/ui/Tag/Tag.tsx";
import { Timeline } from "@livery/ui/Timeline/Timeline.tsx";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { shortTime } from "../../../kit/records/recordTime.ts";
import type { OpenOrder } from "./orders.ts";

const steps = ["ordered", "sent", "checked", "completed"] as const;

/** The step that an open order is at. */
const present: Readonly<Record<OpenOrder["state"], number>> = { CREATED: 1, PAID: 2 };

/** How far an open order is. Only its first step has a time: the platform tells no other. */
export function OrderTimeline({ order: { state, createdAt } }: { readonly order: OpenOrder }) {
  const { t } = useTranslation("member/depositv2");
  const [now] = useState(() => new Date());
  const at = present[state];
  return (
    <Block title={t("progress")} aside={<Tag>{t(`state.${state}`)}</Tag>}>
      <Timeline
        label={t("progress")}
        steps={steps.map((id, index) => ({
          id,
          label: t(`step.${id}`),
          state: index < at ? "done" : index === at ? "current" : "next",
          time: index === 0 ? { iso: createdAt, text: shortTime(new Date(createdAt), now) } : undefined,
          note: index === at && (id === "sent" || id === "checked") ? t(`step.${id}.note`) : undefined,
        }))}
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
