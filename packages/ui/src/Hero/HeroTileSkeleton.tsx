import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as css from "./HeroTile.css.ts";

/** Placeholder for a banner while it loads, in formats that show banners beside the statement. */
export function HeroTileSkeleton() {
  return (
    <div className={css.tile} data-pending="" aria-hidden="true">
      <Skeleton shape="fill" />
    </div>
  );
}
