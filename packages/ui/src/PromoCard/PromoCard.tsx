import { useId } from "react";
import { classNames } from "../classNames.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./PromoCard.css.ts";

export interface PromoCardProps {
  readonly title: string;
  readonly href: string;
  readonly action: string;
  readonly art?: string | undefined;
  readonly tag?: string | undefined;
  readonly text?: string | undefined;
  /** The important terms, on the card itself (brief §10). */
  readonly terms?: string | undefined;
  /** The period of the offer: "1–30 Nov". */
  readonly period?: string | undefined;
  /** The offer is over: this label replaces the tag. */
  readonly ended?: string | undefined;
}

/** One offer: its benefit, its terms and a link. */
export function PromoCard({ title, href, action, art, tag, text, terms, period, ended }: PromoCardProps) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className={css.article}>
      <Panel className={css.card}>
        {art && (
          <div className={classNames(css.media, ended && css.over)}>
            <img className={css.art} src={art} alt="" loading="lazy" width={600} height={300} />
          </div>
        )}
        <div className={css.copy}>
          {(ended ?? tag) && <Tag>{ended ?? tag}</Tag>}
          <h3 className={css.title} id={titleId}>
            {title}
          </h3>
          {text && <p className={css.text}>{text}</p>}
          {period && (
            <p className={css.period}>
              <Icon name="calendar" />
              {period}
            </p>
          )}
          {terms && <p className={css.terms}>{terms}</p>}
          <Link className={css.action} href={href}>
            {action}
            {/* As text and not as a label, because search engines judge a link by its text. */}
            <VisuallyHidden>: {title}</VisuallyHidden> <Icon name="arrowRight" />
          </Link>
        </div>
      </Panel>
    </article>
  );
}
