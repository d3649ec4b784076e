import { Link } from "../Link/Link.tsx";
import * as css from "./FilterChips.css.ts";

export interface FilterChipsProps {
  readonly label: string;
  readonly items: readonly {
    readonly id: string;
    readonly href: string;
    readonly name: string;
    /** What the page shows now. */
    readonly current: boolean;
  }[];
}

/** Choices of what a list shows, as links. On a phone they stay in one line, and what contains them scrolls. */
export function FilterChips({ label, items }: FilterChipsProps) {
  return (
    <nav className={css.place} aria-label={label}>
      <ul className={css.list}>
        {items.map(({ id, href, name, current }) => (
          <li key={id} className={css.cell}>
            <Link className={css.chip} href={href} aria-current={current ? "page" : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
