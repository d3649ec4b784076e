import { claimMission } from "@livery/platform/calls/claimMission.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { VisuallyHidden } from "@livery/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useId } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { MoneyButton, MoneyForm, MoneyMessage } from "../../../kit/forms/MoneyForm.tsx";
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
  const id = useId();
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
  const name = `${t("claim")}: ${title}`;
  return (
    <div className={css.claim}>
      <MoneyForm id={id} form={form} label={name}>
        <Button type="submit" size="sm" block loading={form.sending}>
          {t("claim")} <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </MoneyForm>
      <MoneyMessage form={form} />
      {form.unknown && <MoneyButton id={id} form={form} label={name} />}
    </div>
  );
}
