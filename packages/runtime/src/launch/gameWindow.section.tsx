import { gameList } from "@livery/platform/calls/gameList.ts";
import type { Game } from "@livery/platform/game.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { ErrorState } from "@livery/ui/ErrorState/ErrorState.tsx";
import { Spinner } from "@livery/ui/Spinner/Spinner.tsx";
import { useSetAtom } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { CallView } from "../kit/calls/CallView.tsx";
import { useDialog } from "../dialogs/DialogContext.ts";
import { DialogFrame } from "../kit/DialogFrame.tsx";
import { GameFrame } from "./GameFrame.tsx";
import type { DialogSectionProps } from "../dialogs/dialogs.ts";
import { useLanguage } from "../site/language.ts";
import { type Launched, askForGameAtom } from "./askForGame.ts";
import { useCall } from "../kit/calls/useCall.ts";
import { useSite } from "../site/SiteContext.ts";
import { GameRows } from "./GameRows.tsx";
import { PlayWatch } from "./PlayWatch.tsx";
import * as css from "./game.css.ts";

type Opened = Pick<DialogSectionProps<"gameWindow">, "game" | "trial">;

/** The window of a provider: its games (LA-024), and the one that is chosen from them (MO-019). */
export default function GameWindow({ game, trial }: DialogSectionProps<"gameWindow">) {
  const { t } = useTranslation("launch");
  const [chosen, choose] = useState<Game>();
  return (
    <DialogFrame title={chosen?.name ?? t("window.games", { vendor: game.vendorName })} size="lg">
      {chosen ? (
        <Played key={chosen.id} game={chosen} trial={trial} onBack={() => choose(undefined)} />
      ) : (
        <div className={css.listed}>
          <Games game={game} trial={trial} onPlay={choose} />
        </div>
      )}
    </DialogFrame>
  );
}

/** How many games the list requests. */
const LISTED = 48;

interface GamesProps extends Opened {
  readonly onPlay: (game: Game) => void;
}

function Games({ game: { id, type, vendor, vendorName }, trial, onPlay }: GamesProps) {
  const { t } = useTranslation("launch");
  const { language } = useLanguage();
  const call = useCall(gameList, { gameType: type, vendor, page: 1, pageSize: LISTED, language });
  const canPlay = (game: Game) =>
    game.id !== id && game.opens === "game" && !game.maintenance && (!trial || game.freeTrial);
  return (
    <CallView
      call={{ ...call, data: call.data?.games.filter(canPlay) }}
      what={t("window.games", { vendor: vendorName })}
      form="row"
      skeleton={<Spinner label={t("games")} />}
      empty={<EmptyState title={t("none.title")} level={3} />}
    >
      {(games) => <GameRows label={t("games")} games={games} onPlay={onPlay} />}
    </CallView>
  );
}

interface PlayedProps extends Opened {
  readonly onBack: () => void;
}

function Played({ game, trial, onBack }: PlayedProps) {
  const { t } = useTranslation("launch");
  const launched = useAsked({ game, trial });
  return (
    <div className={css.played}>
      <div className={css.playedBar}>
        <Button variant="ghost" size="sm" icon="arrowLeft" onClick={onBack}>
          {t("window.back")}
        </Button>
        <PlayWatch onLeave={onBack} />
      </div>
      <div className={css.window}>
        {launched ? <Outcome game={game} launched={launched} /> : <Waiting game={game} />}
      </div>
    </div>
  );
}

function Waiting({ game }: { readonly game: Game }) {
  const { t } = useTranslation("launch");
  return <Spinner size="lg" label={t("opening", { name: game.name })} />;
}

function Outcome({ game, launched }: { readonly game: Game; readonly launched: Launched }) {
  const { t } = useTranslation("launch");
  if (launched.state === "left") return null;
  if (launched.state === "ready") return <GameFrame url={launched.url} title={t("frame", { name: game.name })} />;
  if (launched.state === "maintenance")
    return <ErrorState level={3} title={t("maintenance.title", { name: game.name })} text={t("maintenance.alone")} />;
  const said = launched.state === "failed" ? launched.said : undefined;
  return <ErrorState level={3} title={t(`${launched.state}.title`)} text={said ?? t(`${launched.state}.text`)} />;
}

/** Asks for a game while it is shown. Undefined until there is an outcome. */
function useAsked({ game, trial }: Opened): Launched | undefined {
  const site = useSite();
  const { close } = useDialog();
  const ask = useSetAtom(askForGameAtom);
  const [launched, setLaunched] = useState<Launched>();
  const show = useEffectEvent((outcome: Launched) => (outcome.state === "left" ? close() : setLaunched(outcome)));
  useEffect(() => {
    const leaving = new AbortController();
    void ask({ game, trial, site, signal: leaving.signal }).then((outcome) => leaving.signal.aborted || show(outcome));
    return () => leaving.abort();
  }, [game, trial, site, ask]);
  return launched;
}
