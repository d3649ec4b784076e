import type { Game } from "@livery/platform/game.ts";
import type { GameTypeId } from "@livery/product/gameTypes.ts";
import { isDrawnPicture } from "@livery/product/pictures.ts";
import { GameCard, type GameCardProps } from "@livery/ui/GameCard/GameCard.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useLoginGate } from "../session/loginGate.ts";
import { useSite } from "../site/SiteContext.ts";
import { formatCount } from "../kit/formatCount.ts";
import { amountParts } from "../kit/money/formatAmount.ts";
import { useCurrency } from "../kit/money/useCurrency.ts";
import { useArt } from "../kit/pictures/useArt.ts";
import { useLaunch } from "../launch/useLaunch.ts";
import { usePicture } from "../kit/pictures/usePicture.ts";

export interface CatalogueCardProps extends Pick<GameCardProps, "eager" | "favourite"> {
  readonly game: Game;
}

/** The card of a game from the platform's catalogue, which plays it. Its heart needs a real account. */
export function CatalogueCard({ game, favourite, ...card }: CatalogueCardProps) {
  const { t } = useTranslation();
  const picture = usePicture();
  const facts = useFacts(game);
  const mayAct = useLoginGate();
  const { gameTypes, empty } = useArt();
  const launch = useLaunch();
  return (
    <GameCard
      {...card}
      favourite={
        favourite
          ? {
              ...favourite,
              onToggle: () => {
                if (mayAct()) favourite.onToggle();
              },
            }
          : undefined
      }
      title={game.name}
      play={{ label: t("gameCard.play"), onPlay: () => launch(game) }}
      trial={game.freeTrial ? { label: t("gameCard.trial"), onPlay: () => launch(game, { trial: true }) } : undefined}
      art={picture(game.picture)}
      placeholder={gameTypes[game.type as GameTypeId] ?? empty}
      outside={!isDrawnPicture(game.picture)}
      vendor={game.vendorName}
      facts={facts}
      live={game.type === "LIVE" ? t("gameCard.live") : undefined}
      badge={game.hot ? t("gameCard.hot") : undefined}
      players={game.players === undefined ? undefined : t("gameCard.players", { number: formatCount(game.players) })}
      maintenance={game.maintenance ? t("gameCard.maintenance") : undefined}
    />
  );
}

/** The row of facts, for brands whose cards have one. */
function useFacts({ rtp, lines, lowestBet }: Game): NonNullable<GameCardProps["facts"]> {
  const { t } = useTranslation();
  const { layout } = useSite();
  const currency = useCurrency();
  if (layout.card !== "wide") return [];
  return [
    ...(rtp === undefined ? [] : [{ label: t("gameCard.rtp"), value: `${rtp.toFixed(1)}%` }]),
    ...(lines === undefined ? [] : [{ label: t("gameCard.lines"), value: String(lines) }]),
    ...(lowestBet === undefined
      ? []
      : [{ label: t("gameCard.lowest"), value: amountParts(lowestBet, currency, { decimals: "needed" }).digits }]),
  ];
}
