import { gameRowOf, type PlannedSection } from "../planHome.ts";
import { AppStrip } from "./AppStrip.tsx";
import { GameRow } from "./GameRow.tsx";
import { HotGames } from "./HotGames.tsx";
import { Promotions } from "./Promotions.tsx";
import { Rankings } from "./Rankings.tsx";
import { VendorRow } from "./VendorRow.tsx";

export { BannerFeed } from "./BannerFeed.tsx";
export { NoticeTicker } from "./NoticeTicker.tsx";

/** A section of home with its data from the platform. */
export function DataSection({ id, number }: PlannedSection) {
  if (id === "hot") return <HotGames id={id} number={number} />;
  if (id === "promotions") return <Promotions id={id} number={number} />;
  if (id === "winners") return <Rankings id={id} number={number} />;
  if (id === "app") return <AppStrip />;
  if (id === "shortcuts" || id === "trust") return null;
  const row = gameRowOf(id);
  if (!row) return null;
  return row.vendorsOnly ? (
    <VendorRow id={id} number={number} row={row} />
  ) : (
    <GameRow id={id} number={number} row={row} />
  );
}
