import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/iconNames.ts";
import { Link } from "../Link/Link.tsx";
import * as css from "./ShortcutGrid.css.ts";

export interface ShortcutGridProps {
  readonly label: string;
  readonly items: readonly {
    readonly href: string;
    readonly icon: IconName;
    readonly title: string;
    /** Only the form `chips` shows it: "128 tables". */
    readonly note?: string | undefined;
  }[];
}

/** The categories as a block of links, in the form of the brand's layout (`data-shortcuts`). */
export function ShortcutGrid({ label, items }: ShortcutGridProps) {
  return (
    <nav aria-label={label} className={css.frame}>
      <ul className={css.grid}>
        {items.map(({ href, icon, title, note }) => (
          <li key={href + title} className={css.cell}>
            <Link className={css.shortcut} href={href}>
              <span className={css.icon}>
                <Icon name={icon} />
              </span>
              <span className={css.title}>{title}</span>
              {note && <small className={css.note}>{note}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
