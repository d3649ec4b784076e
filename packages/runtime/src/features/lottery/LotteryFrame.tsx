import { IconButton } from "@livery/ui/IconButton/IconButton.tsx";
import { useRef } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useBalanceRefresh } from "../../parts/launch/useBalanceRefresh.ts";
import { usePageTitle } from "../../parts/usePageTitle.ts";
import * as css from "./lotteryFrame.css.ts";

export interface LotteryFrameProps {
  readonly name: string;
  readonly url: string;
  readonly onClose: () => void;
}

/** A started lottery. Its frame may run scripts and forms of its own origin, and nothing of this page (LA-040). */
export function LotteryFrame({ name, url, onClose }: LotteryFrameProps) {
  const { t } = useTranslation("lobby");
  const frame = useRef<HTMLIFrameElement>(null);
  useBalanceRefresh(frame, url);
  usePageTitle(name);
  return (
    <div className={css.page}>
      <div className={css.bar}>
        <IconButton icon="arrowLeft" label={t("draw.back")} onClick={onClose} />
        <h1 className={css.title}>{name}</h1>
      </div>
      <div className={css.stage}>
        <iframe
          ref={frame}
          className={css.frame}
          src={url}
          title={t("draw.frame", { name })}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          allow="autoplay; fullscreen"
          referrerPolicy="no-referrer"
        />
      </div>
    </div>
  );
}
