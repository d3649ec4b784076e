import { Timeline, type TimelineProps } from "@livery/ui/Timeline/Timeline.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { shortTime } from "../../kit/records/recordTime.ts";
import type { Contract } from "./contractData.ts";
import { useSiteClock } from "../../kit/siteClock.ts";

type Step = TimelineProps["steps"][number];

/**
 * What has happened to a contract, and what it waits for (AG-030). Only its request and its acceptance have a time, and only
 * an open request an author.
 */
export function ContractThread({
  contract: { state, mayAnswer, account, createdAt, beganAt },
}: {
  readonly contract: Contract;
}) {
  const { t } = useTranslation("contracts");
  const clock = useSiteClock();
  const timeOf = (iso: string) => ({ iso, text: shortTime(new Date(iso), clock) });
  const step = (id: string, label: string, how: Step["state"] = "done"): Step => ({ id, label, state: how });
  const by = mayAnswer ? t("thread.theirs", { account }) : t("thread.mine");
  const wait = step("wait", mayAnswer ? t("thread.waitMine") : t("thread.waitTheirs", { account }), "current");
  const accepted = {
    ...step("accepted", t("thread.accepted")),
    time: beganAt === undefined ? undefined : timeOf(beganAt),
  };
  const later: Readonly<Record<Contract["state"], readonly Step[]>> = {
    NEW: [wait],
    REJECTED: [step("rejected", t("thread.rejected"), "failed")],
    SUCCESS: [{ ...accepted, state: "current" }],
    TERMINATION_REQUESTED: [
      accepted,
      step("end", mayAnswer ? t("thread.endTheirs", { account }) : t("thread.endMine")),
      wait,
    ],
    TERMINATED: [accepted, step("ended", t("thread.ended"))],
  };
  const requested = step("requested", state === "NEW" ? by : t("thread.requested"));
  return (
    <Timeline
      label={t("thread")}
      steps={[{ ...requested, time: timeOf(createdAt) }, ...later[state]]}
      stateLabels={{
        done: t("step.done"),
        current: t("step.current"),
        next: t("step.next"),
        failed: t("step.failed"),
      }}
    />
  );
}
