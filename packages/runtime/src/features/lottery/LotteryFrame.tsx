import { IconButton } from "@livery/ui/IconButton/IconButton.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { GameFrame } from "../../launch/GameFrame.tsx";
import { PlayWatch } from "../../launch/PlayWatch.tsx";
import { usePageTitle } from "../../kit/page/usePageTitle.ts";
import * as css from "./lotteryFrame.css.ts";

export interface LotteryFrameProps {
  readonly name: string;
  readonly url: string;
  readonly onClose: () => void;
}

/** A started lottery in its frame. */
export function LotteryFrame({ name, url, onClose }: LotteryFrameProps) {
  const { t } = useTranslation("lobby");
  usePageTitle(name);
  return (
    <div className={css.page}>
      <div className={css.bar}>
        <IconButton icon="arrowLeft" label={t("draw.back")} onClick={onClose} />
        <h1 className={css.title}>{name}</h1>
        <PlayWatch onLeave={onClose} />
      </div>
      <div className={css.stage}>
        <GameFrame url={url} title={t("draw.frame", { name })} />
      </div>
    </div>
  );
}
