import { BoardGridSkeleton } from "@livery/ui/Leaderboard/BoardGridSkeleton.tsx";
import { ShelfSkeleton } from "@livery/ui/Shelf/ShelfSkeleton.tsx";
import { VendorChipsSkeleton } from "@livery/ui/VendorChips/VendorChipsSkeleton.tsx";
import { shelfSize } from "../games/shelfSize.ts";
import { useSite } from "../site/SiteContext.ts";
import * as css from "./Home.css.ts";
import { HomeSection } from "./HomeSection.tsx";
import { gameRowOf, type PlannedSection, shelfRows } from "./planHome.ts";
import type { HeadedSectionId } from "./sectionPath.ts";

/** How many offers home shows. */
export const PROMOTIONS = 3;

/** The skeleton of a section of home, as high as the section will be. */
export function HomeSectionSkeleton({ id, number }: PlannedSection) {
  if (id === "app") return <div className={css.appSkeleton} />;
  if (id === "shortcuts" || id === "trust") return null;
  return (
    <HomeSection id={id} number={number}>
      <SectionContentSkeleton id={id} />
    </HomeSection>
  );
}

/** The skeleton of a section's content, without its heading. */
export function SectionContentSkeleton({ id }: { readonly id: HeadedSectionId }) {
  const { layout } = useSite();
  if (id === "promotions") return <div className={css.offersSkeleton} />;
  if (id === "winners") return <BoardGridSkeleton />;
  if (gameRowOf(id)?.vendorsOnly) return <VendorChipsSkeleton look="cards" />;
  const rows = shelfRows(id);
  return (
    <>
      <ShelfSkeleton rows={rows} count={shelfSize(rows, layout)} />
      {id !== "hot" && (
        <div className={css.below}>
          <VendorChipsSkeleton />
        </div>
      )}
    </>
  );
}
