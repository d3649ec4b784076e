import type { GamePage } from "@livery/platform/calls/gameList.ts";
import { VendorChips } from "@livery/ui/VendorChips/VendorChips.tsx";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { firstGamesAtom, vendorsAtom } from "../../../../state/queries/catalogue.ts";
import { type QueryResult, useQueryResult } from "../../../../state/queries/useQueryResult.ts";
import { useSite } from "../../../../state/SiteContext.ts";
import { GameShelf } from "./GameShelf.tsx";
import { HeadedSection } from "../HeadedSection.tsx";
import type { GameRow as Row } from "../planHome.ts";
import { SectionFailure } from "../SectionFailure.tsx";
import type { HeadedSectionId } from "../sectionPath.ts";
import { shelfSize } from "../shelfSize.ts";
import { WaitingChips, WaitingGames } from "../WaitingSection.tsx";
import { HomeGame } from "./HomeGame.tsx";
import { rowVendors } from "./rowVendors.ts";
import { useVendorItems } from "./useVendorItems.ts";

export interface GameRowProps {
  readonly id: HeadedSectionId;
  readonly number: number;
  readonly row: Row;
}

/** The first games of a type and the makers of all of them. A type without games, or without a maker, has no row. */
export function GameRow({ id, number, row }: GameRowProps) {
  const makers = useQueryResult(vendorsAtom);
  const games = useQueryResult(firstGamesAtom(row.types[0]));
  if (makers.data && rowVendors(makers.data, row.types).length === 0) return null;
  if (games.failed) return <MissingGames id={id} number={number} games={games} />;
  if (!games.data) return <WaitingGames id={id} number={number} />;
  if (games.data.games.length === 0) return null;
  return <Games id={id} number={number} row={row} page={games.data} />;
}

function MissingGames({ id, number, games }: Omit<GameRowProps, "row"> & { readonly games: QueryResult<GamePage> }) {
  const { t } = useTranslation();
  return (
    <HeadedSection id={id} number={number}>
      <SectionFailure what={t(`home.${id}.title`)} retrying={games.retrying} onRetry={games.retry} />
    </HeadedSection>
  );
}

function Games({ id, number, row, page }: GameRowProps & { readonly page: GamePage }) {
  const { layout } = useSite();
  return (
    <GameShelf id={id} number={number} below={<Makers id={id} row={row} />}>
      {page.games.slice(0, shelfSize(id, layout)).map((game) => (
        <HomeGame key={game.id} game={game} lobby={row.path} />
      ))}
    </GameShelf>
  );
}

function Makers({ id, row }: Pick<GameRowProps, "id" | "row">) {
  const { t } = useTranslation();
  const toItem = useVendorItems(row.path);
  const { data, failed, retrying, retry } = useQueryResult(vendorsAtom);
  const label = t("home.vendors.label", { type: t(`home.${id}.title`) });
  if (failed) return <SectionFailure slight what={label} retrying={retrying} onRetry={retry} />;
  if (!data) return <WaitingChips />;
  return <VendorChips label={label} items={rowVendors(data, row.types).slice(0, MAKERS).map(toItem)} />;
}

/** How many makers stand below a row: one line on a desk. The lobby has them all. */
const MAKERS = 8;
