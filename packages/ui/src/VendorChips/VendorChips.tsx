import { classNames } from "../classNames.ts";
import { LazyImage } from "../LazyImage/LazyImage.tsx";
import { Link } from "../Link/Link.tsx";
import { Tag } from "../Tag/Tag.tsx";
import * as css from "./VendorChips.css.ts";

export interface VendorChipsProps {
  readonly label: string;
  /** chips: logos with names in a row. cards: larger, with a note, for a few providers. */
  readonly look?: "chips" | "cards" | undefined;
  /** What a press does in place of following the link: it then is a button. */
  readonly onPress?: ((id: string) => void) | undefined;
  readonly items: readonly {
    readonly id: string;
    readonly href: string;
    readonly name: string;
    /** The address of the provider's logo. */
    readonly icon?: string | undefined;
    /** Only cards show it: "12 sports". */
    readonly note?: string | undefined;
    /** A highlighted label: "HOT". */
    readonly hot?: string | undefined;
    /** The provider of the current page. */
    readonly current?: boolean | undefined;
  }[];
}

/** Game providers as links to their games. Chips are a row to swipe. */
export function VendorChips({ label, look = "chips", onPress, items }: VendorChipsProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.list[look]}>
        {items.map(({ id, href, name, icon, note, hot, current = false }) => {
          const content = (
            <>
              {icon && <LazyImage className={css.icon[look]} src={icon} alt="" width={24} height={24} />}
              <span className={css.words}>
                <span className={css.name[look]}>{name}</span>
                {note && look === "cards" && <small className={css.note}>{note}</small>}
              </span>
              {hot && <Tag tone="accent">{hot}</Tag>}
            </>
          );
          return (
            <li key={id} className={css.cell[look]}>
              {onPress ? (
                <button type="button" className={classNames(css.vendor[look], css.pressed)} onClick={() => onPress(id)}>
                  {content}
                </button>
              ) : (
                <Link className={css.vendor[look]} href={href} aria-current={current ? "page" : undefined}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
