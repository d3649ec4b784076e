import { useId } from "react";
import { Link } from "../Link/Link.tsx";
import * as css from "./HeroTile.css.ts";

export interface HeroTileProps {
  readonly title: string;
  readonly href: string;
  readonly art: string;
  readonly eyebrow?: string;
}

interface TileState {
  /** Which slide the format `carousel` shows; the other formats show them all. */
  readonly active: boolean;
}

/** One of the small banners of the hero. */
export function HeroTile({ title, href, art, eyebrow, active }: HeroTileProps & TileState) {
  const titleId = useId();
  return (
    <article className={css.tile} data-active={active} data-over-art="" aria-labelledby={titleId}>
      <img className={css.art} src={art} alt="" loading="lazy" />
      <div className={css.copy}>
        {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
        <h2 className={css.title} id={titleId}>
          {title}
        </h2>
      </div>
      <Link className={css.cover} href={href} aria-labelledby={titleId} />
    </article>
  );
}
