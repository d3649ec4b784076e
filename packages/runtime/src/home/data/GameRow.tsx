import type { VendorGroup } from "@livery/platform/calls/vendors.ts";
import { VendorChips } from "@livery/ui/VendorChips/VendorChips.tsx";
import { VendorChipsSkeleton } from "@livery/ui/VendorChips/VendorChipsSkeleton.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { CatalogueCard } from "../../games/CatalogueCard.tsx";
import { GameShelf } from "../../games/GameShelf.tsx";
import { shelfSize } from "../../games/shelfSize.ts";
import { useVendorItems } from "../../games/useVendorItems.ts";
import { vendorLink } from "../../launch/vendorLink.ts";
import { vendorsOf } from "../../games/vendorsOf.ts";
import { firstGamesAtom, vendorsAtom } from "../../kit/data/catalogue.ts";
import { type QueryResult, useQueryResult } from "../../kit/calls/useQueryResult.ts";
import { useSite } from "../../site/SiteContext.ts";
import * as css from "../Home.css.ts";
import * as own from "./GameRow.css.ts";
import { type GameRow as Row, shelfRows } from "../planHome.ts";
import type { HeadedSectionId } from "../sectionPath.ts";
import { SectionView } from "./SectionView.tsx";

export interface GameRowProps {
  readonly id: HeadedSectionId;
  readonly number: number;
  readonly row: Row;
}

/** The first games of a type, and the type's providers. A type without games or providers has no row. */
export function GameRow({ id, number, row }: GameRowProps) {
  const { t } = useTranslation();
  const { layout, figures } = useSite();
  const vendors = useQueryResult(vendorsAtom);
  const games = useQueryResult(firstGamesAtom(row.types[0]));
  if (vendors.data && vendorsOf(row.types, vendors.data).length === 0) return null;
  const rows = shelfRows(id);
  return (
    <SectionView id={id} number={number} call={{ ...games, data: games.data?.games.slice(0, shelfSize(rows, layout)) }}>
      {(shown) => (
        <>
          <GameShelf label={t(`home.${id}.title`)} rows={rows}>
            {shown.map((game) => (
              <CatalogueCard key={game.id} game={game} />
            ))}
          </GameShelf>
          <div className={css.below}>
            {id === "slots" && figures?.slots !== undefined && (
              <p className={own.figure}>{t("home.slots.count", { figure: figures.slots })}</p>
            )}
            <Providers id={id} row={row} vendors={vendors} />
          </div>
        </>
      )}
    </SectionView>
  );
}

/** How many providers a row shows: one line on a desktop. The lobby lists all of them. */
const SHOWN = 8;

interface ProvidersProps extends Pick<GameRowProps, "id" | "row"> {
  readonly vendors: QueryResult<readonly VendorGroup[]>;
}

function Providers({ id, row, vendors }: ProvidersProps) {
  const { t } = useTranslation();
  const { vendorOrder } = useSite();
  const toItem = useVendorItems((code) => vendorLink(row.path, code));
  const label = t("home.vendors.label", { type: t(`home.${id}.title`) });
  return (
    <CallView call={vendors} what={label} form="line" skeleton={<VendorChipsSkeleton />}>
      {(groups) => (
        <VendorChips label={label} items={vendorsOf(row.types, groups, vendorOrder).slice(0, SHOWN).map(toItem)} />
      )}
    </CallView>
  );
}
