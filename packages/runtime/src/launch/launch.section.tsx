import type { Game } from "@livery/platform/game.ts";
import { AlertDialog } from "@livery/ui/ConfirmDialog/AlertDialog.tsx";
import { LoadingOverlay } from "@livery/ui/LoadingOverlay/LoadingOverlay.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useDialog } from "../dialogs/DialogContext.ts";
import { DialogFrame } from "../kit/DialogFrame.tsx";
import { type DialogSectionProps, useOpenDialog } from "../dialogs/dialogs.ts";
import { GameRows } from "./GameRows.tsx";
import * as css from "./game.css.ts";
import { useLaunching } from "./useLaunching.ts";

/**
 * What pressing a game opens over the page: a loader until the platform answers (LA-003), then the game, or why it does not
 * open.
 */
export default function Launch({ wish }: DialogSectionProps<"launch">) {
  const { t } = useTranslation("launch");
  const { close } = useDialog();
  const problem = useLaunching(wish);
  const { name } = "game" in wish ? wish.game : wish.vendor;
  if (!problem) return <LoadingOverlay label={t("opening", { name })} onCancel={close} />;
  if (problem.state === "maintenance")
    return <Maintenance name={name} others={problem.others} trial={"game" in wish && wish.trial} />;
  const said = problem.state === "failed" ? problem.said : undefined;
  return (
    <AlertDialog
      open
      title={t(`${problem.state}.title`)}
      text={said ?? t(`${problem.state}.text`)}
      actionLabel={t("close")}
      onClose={close}
    />
  );
}

interface MaintenanceProps {
  readonly name: string;
  readonly others: readonly Game[];
  readonly trial: boolean;
}

/** Says that a game is under maintenance, and suggests others (LA-039, LB-031). */
function Maintenance({ name, others, trial }: MaintenanceProps) {
  const { t } = useTranslation("launch");
  const openDialog = useOpenDialog();
  return (
    <DialogFrame title={t("maintenance.title", { name })} size="lg">
      <div className={css.choice}>
        <p>{t(others.length > 0 ? "maintenance.text" : "maintenance.alone")}</p>
        {others.length > 0 && (
          <GameRows
            label={t("games")}
            games={others}
            onPlay={(game) => openDialog("launch", { wish: { game, trial: trial && game.freeTrial } })}
          />
        )}
      </div>
    </DialogFrame>
  );
}
