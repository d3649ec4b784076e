import { Button } from "@livery/ui/Button/Button.tsx";
import { IconButton } from "@livery/ui/IconButton/IconButton.tsx";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { Tag } from "@livery/ui/Tag/Tag.tsx";
import { type RefObject, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTranslation } from "../i18n/useTranslation.ts";
import { usePageTitle } from "../kit/page/usePageTitle.ts";
import type { PlayedGame } from "./playedGame.ts";
import { useSite } from "../site/SiteContext.ts";
import { GameFrame } from "./GameFrame.tsx";
import * as css from "./gameStage.css.ts";
import { PlayWatch } from "./PlayWatch.tsx";
import { useSlowLoad } from "./useSlowLoad.ts";

interface GameStageProps {
  readonly played: PlayedGame;
  /** What the visitor should know about the game. */
  readonly note?: string | undefined;
}

/** A game in its frame, with its bar. */
export function GameStage({ played: { game, url, trial, from }, note }: GameStageProps) {
  const { t } = useTranslation("launch");
  const { play } = useSite();
  const page = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [isBlocked, setBlocked] = useState(false);
  const { isSlow, onLoad } = useSlowLoad(attempt);
  const reload = () => setAttempt((number) => number + 1);
  const foot = [note, play === "demo" && t("playMoney")].filter(Boolean);
  usePageTitle(game.name);
  return (
    <div className={css.page} ref={page}>
      <Bar
        game={game}
        trial={trial}
        from={from}
        page={page}
        onReload={reload}
        onWindow={() => setBlocked(!openWindow(url))}
      />
      {isBlocked && <Notice tone="warning">{t("blocked")}</Notice>}
      {isSlow && (
        <div role="status">
          <Notice
            tone="warning"
            action={
              <Button variant="soft" size="sm" icon="refresh" onClick={reload}>
                {t("again")}
              </Button>
            }
          >
            {t("slow")}
          </Notice>
        </div>
      )}
      <div className={css.stage}>
        <GameFrame key={attempt} url={url} title={t("frame", { name: game.name })} onLoad={onLoad} />
      </div>
      {foot.length > 0 && <p className={css.foot}>{foot.join(" · ")}</p>}
    </div>
  );
}

interface BarProps extends Pick<PlayedGame, "game" | "trial" | "from"> {
  /** What fills the screen: the game with its bar, because the time has to stay in sight (CO-023). */
  readonly page: RefObject<HTMLDivElement | null>;
  readonly onReload: () => void;
  readonly onWindow: () => void;
}

function Bar({ game, trial, from, page, onReload, onWindow }: BarProps) {
  const { t } = useTranslation("launch");
  const navigate = useNavigate();
  const leave = () => void navigate(from);
  const facts = [
    game.vendorName,
    game.rtp !== undefined && t("rtp", { rtp: game.rtp.toFixed(1) }),
    game.lines !== undefined && t("lines", { count: game.lines }),
  ];
  return (
    <div className={css.bar}>
      <IconButton icon="arrowLeft" label={t("back")} onClick={leave} />
      <div className={css.name}>
        <h1 className={css.title}>{game.name}</h1>
        <p className={css.facts}>{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <PlayWatch onLeave={leave} />
      {trial && <Tag>{t("trial")}</Tag>}
      <div className={css.actions}>
        <IconButton icon="refresh" label={t("reload")} onClick={onReload} />
        <IconButton icon="external" label={t("window")} onClick={onWindow} />
        {document.fullscreenEnabled && (
          <IconButton
            icon="move"
            label={t("full")}
            onClick={() => void page.current?.requestFullscreen().catch(() => undefined)}
          />
        )}
      </div>
    </div>
  );
}

/** Opens the game in a window of its own; false if the browser blocked it (LA-041). The window cannot reach this page. */
function openWindow(url: string): boolean {
  const popup = globalThis.open("", "_blank");
  if (!popup) return false;
  popup.opener = null;
  popup.location.replace(url);
  return true;
}
