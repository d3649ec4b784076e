import type { Game } from "@livery/platform/game.ts";
import { parsePictureAddress } from "@livery/product/pictures.ts";
import type { RoutePath } from "@livery/product/routes.ts";
import { GameCard } from "@livery/ui/GameCard/GameCard.tsx";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { formatCount } from "../../../../parts/formatCount.ts";
import { amountParts } from "../../../../parts/money/formatAmount.ts";
import { useCurrency } from "../../../../parts/money/useCurrency.ts";
import { usePicture } from "../../../../parts/usePicture.ts";
import { useSite } from "../../../../state/SiteContext.ts";
import { vendorLink } from "./vendorLink.ts";

export interface HomeGameProps {
  readonly game: Game;
  /** Where games of its type are. */
  readonly lobby: RoutePath;
}

/** A game on the first page; it leads to its maker's games in the lobby. */
export function HomeGame({ game, lobby }: HomeGameProps) {
  const { t } = useTranslation();
  const picture = usePicture();
  const facts = useFacts(game);
  return (
    <GameCard
      title={game.name}
      href={vendorLink(lobby, game.vendor)}
      art={picture(game.picture)}
      outside={!parsePictureAddress(game.picture)}
      vendor={game.vendorName}
      facts={facts}
      {...(game.type === "LIVE" && { live: t("home.card.live") })}
      {...(game.hot && { badge: t("home.card.hot") })}
      {...(game.players !== undefined && {
        players: t("home.card.players", { number: formatCount(game.players) }),
      })}
      {...(game.maintenance && { maintenance: t("home.card.maintenance") })}
    />
  );
}

/** What a row of facts says, where the brand's cards have one. */
function useFacts({ rtp, lines, lowestBet }: Game): readonly { readonly label: string; readonly value: string }[] {
  const { t } = useTranslation();
  const { layout } = useSite();
  const currency = useCurrency();
  if (layout.card !== "wide") return [];
  return [
    ...(rtp === undefined ? [] : [{ label: t("home.card.rtp"), value: `${rtp.toFixed(1)}%` }]),
    ...(lines === undefined ? [] : [{ label: t("home.card.lines"), value: String(lines) }]),
    ...(lowestBet === undefined
      ? []
      : [{ label: t("home.card.lowest"), value: amountParts(lowestBet, currency, { decimals: "needed" }).digits }]),
  ];
}
