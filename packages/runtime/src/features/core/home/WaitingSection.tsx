import { PromoCardSkeleton } from "@livery/ui/PromoCard/PromoCardSkeleton.tsx";
import { PromoGrid } from "@livery/ui/PromoCard/PromoGrid.tsx";
import { ShelfSkeleton } from "@livery/ui/Shelf/ShelfSkeleton.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useSite } from "../../../state/SiteContext.ts";
import { HeadedSection } from "./HeadedSection.tsx";
import * as css from "./Home.css.ts";
import type { HomeSectionProps } from "./homeSectionProps.ts";
import { gameRowOf } from "./planHome.ts";
import type { HeadedSectionId } from "./sectionPath.ts";
import { shelfRows, shelfSize } from "./shelfSize.ts";

/** The place of a section while what it shows is on the way: as high as it will be. */
export function WaitingSection({ id, number }: HomeSectionProps) {
  if (id === "app") return <div className={css.appPlace} />;
  if (id === "promotions") return <WaitingPromotions id={id} number={number} />;
  if (id === "winners") return <WaitingRankings id={id} number={number} />;
  if (id === "shortcuts" || id === "trust") return null;
  return gameRowOf(id)?.vendorsOnly ? (
    <WaitingVendors id={id} number={number} />
  ) : (
    <WaitingGames id={id} number={number} />
  );
}

interface WaitingProps {
  readonly id: HeadedSectionId;
  readonly number: number;
}

export function WaitingGames({ id, number }: WaitingProps) {
  const { layout } = useSite();
  return (
    <HeadedSection id={id} number={number}>
      <ShelfSkeleton rows={shelfRows(id)} count={shelfSize(id, layout)} />
      {id !== "hot" && (
        <div className={css.below}>
          <WaitingChips />
        </div>
      )}
    </HeadedSection>
  );
}

export function WaitingChips() {
  return (
    <div className={css.chipsPlace}>
      <Skeleton shape="fill" />
    </div>
  );
}

export function WaitingVendors({ id, number }: WaitingProps) {
  return (
    <HeadedSection id={id} number={number}>
      <div className={css.vendorPlaces} aria-busy="true">
        {places(VENDOR_PLACES).map((place) => (
          <div key={place} className={css.vendorPlace}>
            <Skeleton shape="fill" />
          </div>
        ))}
      </div>
    </HeadedSection>
  );
}

export function WaitingPromotions({ id, number }: WaitingProps) {
  return (
    <HeadedSection id={id} number={number}>
      <PromoGrid>
        {places(3).map((place) => (
          <PromoCardSkeleton key={place} />
        ))}
      </PromoGrid>
    </HeadedSection>
  );
}

export function WaitingRankings({ id, number }: WaitingProps) {
  return (
    <HeadedSection id={id} number={number}>
      <div className={css.boardPlaces} aria-busy="true">
        <div className={css.boardPlace}>
          <Skeleton shape="fill" />
        </div>
        <div className={css.boardPlace}>
          <Skeleton shape="fill" />
        </div>
      </div>
    </HeadedSection>
  );
}

/** How many makers a site of sports has, more or less. */
const VENDOR_PLACES = 4;

function places(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
