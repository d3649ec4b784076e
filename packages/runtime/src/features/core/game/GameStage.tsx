import { IconButton } from "@livery/ui/IconButton/IconButton.tsx";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { Tag } from "@livery/ui/Tag/Tag.tsx";
import { type RefObject, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useBalanceRefresh } from "../../../parts/launch/useBalanceRefresh.ts";
import { usePageTitle } from "../../../parts/usePageTitle.ts";
import type { PlayedGame } from "../../../state/launch/playedGame.ts";
import { useSite } from "../../../state/SiteContext.ts";
import * as css from "./game.css.ts";
import { useSlowLoad } from "./useSlowLoad.ts";

/** A game in its frame, with its bar. The frame may run scripts and forms of its own origin, and nothing of this page. */
export function GameStage({ game, url, trial, from }: PlayedGame) {
  const { t } = useTranslation("launch");
  const { play } = useSite();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [isBlocked, setBlocked] = useState(false);
  const { isSlow, onLoad } = useSlowLoad(attempt);
  useBalanceRefresh(frame, url);
  usePageTitle(game.name);
  return (
    <div className={css.page}>
      <Bar
        game={game}
        trial={trial}
        from={from}
        stage={stage}
        onReload={() => setAttempt((number) => number + 1)}
        onWindow={() => setBlocked(!openWindow(url))}
      />
      {isBlocked && <Notice tone="warning">{t("blocked")}</Notice>}
      {isSlow && (
        <div role="status">
          <Notice tone="warning">{t("slow")}</Notice>
        </div>
      )}
      <div className={css.stage} ref={stage}>
        <iframe
          key={attempt}
          ref={frame}
          className={css.frame}
          src={url}
          title={t("frame", { name: game.name })}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          allow="autoplay; fullscreen"
          referrerPolicy="no-referrer"
          onLoad={onLoad}
        />
      </div>
      {play === "demo" && <p className={css.foot}>{t("playMoney")}</p>}
    </div>
  );
}

interface BarProps extends Pick<PlayedGame, "game" | "trial" | "from"> {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly onReload: () => void;
  readonly onWindow: () => void;
}

function Bar({ game, trial, from, stage, onReload, onWindow }: BarProps) {
  const { t } = useTranslation("launch");
  const navigate = useNavigate();
  const facts = [
    game.vendorName,
    game.rtp !== undefined && t("rtp", { rtp: game.rtp.toFixed(1) }),
    game.lines !== undefined && t("lines", { number: game.lines }),
  ];
  return (
    <div className={css.bar}>
      <IconButton icon="arrowLeft" label={t("back")} onClick={() => void navigate(from)} />
      <div className={css.name}>
        <h1 className={css.title}>{game.name}</h1>
        <p className={css.facts}>{facts.filter(Boolean).join(" · ")}</p>
      </div>
      {trial && <Tag>{t("trial")}</Tag>}
      <div className={css.actions}>
        <IconButton icon="refresh" label={t("reload")} onClick={onReload} />
        <IconButton icon="external" label={t("window")} onClick={onWindow} />
        {document.fullscreenEnabled && (
          <IconButton
            icon="move"
            label={t("full")}
            onClick={() => void stage.current?.requestFullscreen().catch(() => undefined)}
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
