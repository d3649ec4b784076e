import { type ReactNode, useState } from "react";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { HeroDots } from "./HeroDots.tsx";
import { HeroTile, type HeroTileProps } from "./HeroTile.tsx";
import * as css from "./Hero.css.ts";
import * as copy from "./heroCopy.css.ts";

export interface HeroProps {
  /** What the section is called for a screen reader. */
  readonly label: string;
  readonly main: {
    readonly title: string;
    readonly eyebrow?: string;
    readonly text?: string;
    readonly art: { readonly wide: string; readonly phone: string };
    /** One or two buttons. */
    readonly actions?: ReactNode;
  };
  /** Up to four further banners; `mosaic`, `board` and `stage` show them beside, `carousel` one at a time. */
  readonly tiles?: readonly HeroTileProps[];
  /** What stands beside it in the formats `split` and `board`: a `HeroPanel`. */
  readonly panel?: ReactNode;
}

/** How many tiles a mosaic needs; with fewer it falls back to one wide statement (brief §2). */
const FULL = 4;

/**
 * The first screen of home, in the format that the brand's layout says (`data-hero`). It brings its own page frame,
 * since some formats reach to the edges of the window: it stands in no container of limited width.
 */
export function Hero({ label, main, tiles = [], panel }: HeroProps) {
  const [active, setActive] = useState(0);
  const shown = tiles.slice(0, FULL);
  return (
    <section className={css.hero} aria-label={label}>
      {/* a carousel on another slide hides the page's title, which the page cannot do without */}
      {active > 0 && (
        <h1>
          <VisuallyHidden>{main.title}</VisuallyHidden>
        </h1>
      )}
      <div className={css.frame}>
        <div className={css.slides} data-tiles={shown.length === FULL ? "full" : "few"}>
          <article className={css.main} data-active={active === 0} data-over-art="">
            <picture className={css.picture}>
              <source media="(max-width: 699px)" srcSet={main.art.phone} />
              <img className={css.art} src={main.art.wide} alt="" fetchPriority="high" />
            </picture>
            <div className={copy.copy}>
              {main.eyebrow && <p className={copy.eyebrow}>{main.eyebrow}</p>}
              <h1 className={copy.title}>{main.title}</h1>
              {main.text && <p className={copy.text}>{main.text}</p>}
              {main.actions && <div className={copy.actions}>{main.actions}</div>}
            </div>
          </article>
          {shown.length > 0 && (
            <div className={css.tiles}>
              {shown.map((tile, index) => (
                <HeroTile key={tile.href + tile.title} {...tile} active={active === index + 1} />
              ))}
            </div>
          )}
          {shown.length > 0 && (
            <HeroDots titles={[main, ...shown].map(({ title }) => title)} active={active} onChoose={setActive} />
          )}
        </div>
        {panel && <div className={css.panel}>{panel}</div>}
      </div>
    </section>
  );
}
