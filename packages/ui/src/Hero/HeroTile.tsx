import { useId } from "react";
import { buttonClass } from "../Button/buttonClass.ts";
import { Link } from "../Link/Link.tsx";
import { useNear } from "../useNear.ts";
import * as slide from "./heroSlide.css.ts";
import * as css from "./HeroTile.css.ts";

export interface HeroTileProps {
  readonly title: string;
  /** The link's address; without it the banner is not a link. */
  readonly href?: string | undefined;
  /** A picture in both cuts, drawn as the hero's own; or one square picture. */
  readonly art: string | { readonly wide: string; readonly phone: string };
  readonly eyebrow?: string | undefined;
  /** Shown if the banner is a slide of its own. */
  readonly text?: string | undefined;
  /** The button's label if the banner is a slide of its own: "See more". */
  readonly action?: string | undefined;
}

/** A further banner of the hero: a tile beside the statement or a slide of its own, depending on the brand's format. */
export function HeroTile({ title, href, art, eyebrow, text, action }: HeroTileProps) {
  const titleId = useId();
  const { ref, near } = useNear<HTMLElement>();
  const { wide, phone } = typeof art === "string" ? { wide: art, phone: undefined } : art;
  return (
    <article ref={ref} className={css.tile} data-over-art="" aria-labelledby={titleId}>
      <picture className={slide.picture}>
        {near && phone && <source media="(max-width: 699px)" srcSet={phone} />}
        <img className={css.art} src={near ? wide : undefined} alt="" data-picture={phone ? "banner" : "square"} />
      </picture>
      <div className={css.copy}>
        {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
        <h2 className={css.title} id={titleId}>
          {title}
        </h2>
        {text && <p className={css.text}>{text}</p>}
        {/* only looks like a button: the link that covers the banner takes the press */}
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
