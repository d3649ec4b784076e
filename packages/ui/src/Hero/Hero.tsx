import { type ReactNode, useRef, useState } from "react";
import { HeroControls } from "./HeroControls.tsx";
import { HeroControlsSkeleton } from "./HeroControlsSkeleton.tsx";
import { HeroTile, type HeroTileProps } from "./HeroTile.tsx";
import { HeroTileSkeleton } from "./HeroTileSkeleton.tsx";
import * as css from "./Hero.css.ts";
import * as slide from "./heroSlide.css.ts";
import * as copy from "./heroCopy.css.ts";
import { nearestSlide } from "./nearestSlide.ts";

export interface HeroProps {
  /** The section's name for screen readers. */
  readonly label: string;
  readonly main: {
    readonly title: string;
    readonly eyebrow?: string | undefined;
    readonly text?: string | undefined;
    readonly art: { readonly wide: string; readonly phone: string };
    /** One or two buttons. */
    readonly actions?: ReactNode;
  };
  /** Up to four further banners: `mosaic`, `board` and `stage` show them beside the statement, `split` and `carousel` one at a time. */
  readonly tiles?: readonly HeroTileProps[] | undefined;
  /** The banners are loading: formats that show them beside the statement keep space for them. */
  readonly pending?: boolean | undefined;
  /** The labels of the arrows next to the dots; without them only the dots are shown. */
  readonly controls?: { readonly previous: string; readonly next: string } | undefined;
  /** Shown beside the hero in the formats `split` and `board`: a `HeroPanel`. */
  readonly panel?: ReactNode;
}

/** The number of tiles that a mosaic needs to show them beside the statement (brief §2). */
const FULL = 4;

/**
 * The first screen of home, in the format of the brand's layout (`data-hero`). It brings its own page frame, since some
 * formats reach the edges of the window: do not put it into a container of limited width.
 */
export function Hero({ label, main, tiles = [], pending = false, controls, panel }: HeroProps) {
  const slides = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const shown = tiles.slice(0, FULL);
  const full = pending || shown.length === FULL;
  return (
    <section className={css.hero} aria-label={label}>
      <div className={css.frame}>
        <div className={css.show}>
          <div
            ref={slides}
            className={css.slides}
            data-tiles={full ? "full" : "few"}
            onScroll={({ currentTarget }) => setActive(nearestSlide(currentTarget))}
          >
            <article className={css.main} data-over-art="">
              <picture className={slide.picture}>
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
            {(pending || shown.length > 0) && (
              <div className={css.tiles} aria-busy={pending}>
                {pending
                  ? Array.from({ length: FULL }, (_, index) => <HeroTileSkeleton key={index} />)
                  : shown.map((tile, index) => <HeroTile key={index} {...tile} />)}
              </div>
            )}
          </div>
          {pending && <HeroControlsSkeleton />}
          {!pending && shown.length > 0 && (
            <HeroControls
              slides={slides}
              titles={[main, ...shown].map(({ title }) => title)}
              active={active}
              labels={controls}
            />
          )}
        </div>
        {panel && <div className={css.panel}>{panel}</div>}
      </div>
    </section>
  );
}
