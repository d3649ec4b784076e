import { claimMission } from "@livery/platform/calls/claimMission.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { PressForm } from "../../../kit/forms/PressForm.tsx";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import { changedByClaims, type Mission } from "./missionData.ts";
import * as css from "./missionLeaderboard.css.ts";

interface ClaimMissionProps {
  readonly mission: Mission;
  /** Ahead of sending. */
  readonly onPressed: () => void;
  readonly onClaimed: (mission: Mission) => void;
}

/** Claims the reward of one finished mission, once for each press that was meant (AP-147). */
export function ClaimMission({ mission: { id: mission, title }, onPressed, onClaimed }: ClaimMissionProps) {
  const { t } = useTranslation("member/missionLeaderboard");
  const form = useWriteForm({
    fields: {},
    write: useWrite(claimMission, {
      invalidates: changedByClaims,
      remembers: (request) => request,
      scope: mission,
    }),
    before: async () => onPressed(),
    request: () => ({ id: mission }),
    onDone: onClaimed,
    texts: { NOTHING_TO_CLAIM: t("refused.nothing"), MISSION_UNKNOWN: t("refused.gone") },
  });
  return (
    <div className={css.claim}>
      <PressForm form={form} size="sm" label={t("claim")} subject={title} />
    </div>
  );
}
