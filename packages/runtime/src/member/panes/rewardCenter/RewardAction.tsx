import { useTranslation } from "../../../i18n/useTranslation.ts";
import { PressForm } from "../../../kit/forms/PressForm.tsx";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { activityState } from "../../../kit/promotions/activityStates.ts";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import type { RewardCardProps } from "./RewardCard.tsx";
import { changedByOffers } from "../../../kit/promotions/changedByOffers.ts";
import { type Action, calls } from "./rewardData.ts";
import { RewardResult } from "./RewardResult.tsx";

interface RewardActionProps extends RewardCardProps {
  readonly action: Action;
}

/** Joins or claims one reward, once for each press that was meant: several can be under way at a time. */
export function RewardAction({ reward, action, outcome, onPressed, onDone }: RewardActionProps) {
  const { t } = useTranslation("member/rewardCenter");
  const { t: auth } = useTranslation("auth");
  const form = useWriteForm({
    fields: {},
    write: useWrite(calls[action], {
      invalidates: changedByOffers,
      remembers: (request) => request,
      scope: reward.id,
    }),
    before: async () => onPressed(),
    request: () => ({ id: reward.id }),
    onDone,
    texts: { NOTHING_TO_CLAIM: t("refused.nothing"), PRIZE_CLAIMED: t("refused.drawn") },
  });
  if (outcome) return <RewardResult reward={reward} action={action} outcome={outcome} />;
  const known = activityState(reward.state);
  const label = known ? auth(`activity.${known}`) : reward.state;
  return <PressForm form={form} label={label} subject={reward.title} />;
}
