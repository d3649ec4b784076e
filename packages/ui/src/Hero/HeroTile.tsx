import { useId } from "react";
import { buttonClass } from "../Button/buttonClass.ts";
import { Link } from "../Link/Link.tsx";
import * as slide from "./heroSlide.css.ts";
import * as css from "./HeroTile.css.ts";

export interface HeroTileProps {
  readonly title: string;
  /** Where it leads; without it, it says something only. */
  readonly href?: string | undefined;
  /** A picture in both cuts, drawn as the hero's own; or one square picture. */
  readonly art: string | { readonly wide: string; readonly phone: string };
  readonly eyebrow?: string | undefined;
  /** Shown where it has a slide to itself. */
  readonly text?: string | undefined;
  /** What the button says where it has a slide to itself: "See more". */
  readonly action?: string | undefined;
}

/** One further banner of the hero: a tile beside the statement or a slide of its own, as the brand's format says. */
export function HeroTile({ title, href, art, eyebrow, text, action }: HeroTileProps) {
  const titleId = useId();
  const { wide, phone } = typeof art === "string" ? { wide: art, phone: undefined } : art;
  return (
    <article className={css.tile} data-over-art="" aria-labelledby={titleId}>
      <picture className={slide.picture}>
        {phone && <source media="(max-width: 699px)" srcSet={phone} />}
        <img className={css.art} src={wide} alt="" loading="lazy" data-picture={phone ? "banner" : "square"} />
      </picture>
      <div className={css.copy}>
        {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
        <h2 className={css.title} id={titleId}>
          {title}
        </h2>
        {text && <p className={css.text}>{text}</p>}
        {/* drawn only: the link over the whole banner is what is pressed */}
        {action && href && (
          <p className={css.action} aria-hidden="true">
            <span className={buttonClass()}>{action}</span>
          </p>
        )}
      </div>
      {href && <Link className={css.cover} href={href} aria-labelledby={titleId} />}
    </article>
  );
}
