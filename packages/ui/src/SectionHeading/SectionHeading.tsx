import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { classNames } from "../classNames.ts";
import * as css from "./SectionHeading.css.ts";

export interface SectionHeadingProps {
  readonly title: string;
  /** For the section's `aria-labelledby`. */
  readonly id?: string | undefined;
  readonly level?: 1 | 2 | 3 | undefined;
  /** A few words above the title; only the devices `ornament` and `seal` show them. */
  readonly eyebrow?: string | undefined;
  /** The section's position on the page, from 1; only the device `terminal` shows it. */
  readonly number?: number | undefined;
  readonly more?: { readonly href: string; readonly label: string } | undefined;
}

/** The title of a section, decorated with the brand's device (`data-heading`). */
export function SectionHeading({ title, id, level = 2, eyebrow, number, more }: SectionHeadingProps) {
  const Title = `h${level}` as const;
  return (
    <header className={css.heading}>
      {number !== undefined && (
        <span className={css.number} aria-hidden="true">
          {String(number).padStart(2, "0")}
        </span>
      )}
      <span className={css.seal} aria-hidden="true">
        {[...title][0]}
      </span>
      {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
      <Title className={classNames(css.title, css.turn[turnOf(number)])} id={id}>
        {title}
      </Title>
      <span className={css.line} aria-hidden="true" />
      {more && (
        <Link className={css.more} href={more.href}>
          {more.label}
          {/* As text and not as a label, because search engines judge a link by its text. */}
          <VisuallyHidden>: {title}</VisuallyHidden> <Icon name="caretRight" />
        </Link>
      )}
    </header>
  );
}

const TURNS = [0, 1, 2, 3, 4, 5] as const;

function turnOf(number = 1) {
  return TURNS[(number - 1) % TURNS.length] ?? 0;
}
