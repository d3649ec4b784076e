import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as css from "./HeroTile.css.ts";

/** The place of a banner that is on its way, where banners stand beside the statement. */
export function HeroTileSkeleton() {
  return (
    <div className={css.tile} data-pending="" aria-hidden="true">
      <Skeleton shape="fill" />
    </div>
  );
}
