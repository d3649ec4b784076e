import type { Game } from "@livery/platform/game.ts";
import { AlertDialog } from "@livery/ui/ConfirmDialog/AlertDialog.tsx";
import { Spinner } from "@livery/ui/Spinner/Spinner.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useDialog } from "../../../parts/DialogContext.ts";
import { DialogFrame } from "../../../parts/DialogFrame.tsx";
import { useOpenDialog } from "../../../state/dialogs.ts";
import { GameRows } from "./GameRows.tsx";
import * as css from "./game.css.ts";
import { useLaunching } from "./useLaunching.ts";

export interface LaunchProps {
  readonly game: Game;
  readonly trial: boolean;
}

/**
 * What pressing a game opens over the page: a loader until the platform answers (LA-003), then /game, the games of its
 * provider (LA-024, MO-019), or why the game does not open.
 */
export function Launch({ game, trial }: LaunchProps) {
  const { t } = useTranslation("launch");
  const { close } = useDialog();
  const outcome = useLaunching(game, trial);
  if (outcome?.state === "maintenance")
    return (
      <GameChoice
        title={t("maintenance.title", { name: game.name })}
        text={t(outcome.others.length > 0 ? "maintenance.text" : "maintenance.alone")}
        games={outcome.others}
        trial={trial}
      />
    );
  if (outcome?.state === "list")
    return <GameChoice title={t("window.games", { vendor: game.vendorName })} games={outcome.games} />;
  if (outcome?.state === "invalid" || outcome?.state === "failed") {
    const text = outcome.state === "failed" ? outcome.said : undefined;
    return (
      <AlertDialog
        open
        title={t(`${outcome.state}.title`)}
        text={text ?? t(`${outcome.state}.text`)}
        actionLabel={t("close")}
        onClose={close}
      />
    );
  }
  return (
    <div className={css.loader}>
      <Spinner label={t("opening", { name: game.name })} size="lg" />
    </div>
  );
}

interface GameChoiceProps {
  readonly title: string;
  readonly text?: string;
  readonly games: readonly Game[];
  /** The launch was a free trial. */
  readonly trial?: boolean;
}

/** Games to choose from: those of a provider, or those in place of one under maintenance (LA-039, LB-031). */
function GameChoice({ title, text, games, trial = false }: GameChoiceProps) {
  const { t } = useTranslation("launch");
  const openDialog = useOpenDialog();
  return (
    <DialogFrame title={title} size="lg">
      <div className={css.choice}>
        {text && <p>{text}</p>}
        {games.length > 0 && (
          <GameRows
            label={t("games")}
            games={games}
            onPlay={(game) => openDialog("launch", { game, trial: trial && game.freeTrial })}
          />
        )}
      </div>
    </DialogFrame>
  );
}
