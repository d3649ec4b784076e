import { useRef } from "react";
import { useBalanceRefresh } from "./useBalanceRefresh.ts";
import * as css from "./gameStage.css.ts";

interface GameFrameProps {
  /** An address that `gameAddress` allowed. */
  readonly url: string;
  readonly title: string;
  readonly onLoad?: (() => void) | undefined;
}

/**
 * The frame of a game, as large as what contains it. It may run scripts and forms of its own origin, and nothing of this
 * page (LA-040).
 */
export function GameFrame({ url, title, onLoad }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useBalanceRefresh(frame, url);
  return (
    <iframe
      ref={frame}
      className={css.frame}
      src={url}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      allow="autoplay; fullscreen"
      referrerPolicy="no-referrer"
      onLoad={onLoad}
    />
  );
}
