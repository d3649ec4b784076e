import { Badge } from "../Badge/Badge.tsx";
import { classNames } from "../classNames.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/iconNames.ts";
import { Link } from "../Link/Link.tsx";
import * as css from "./Menu.css.ts";
import * as memberLook from "./memberLook.css.ts";

export interface MenuItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly lang?: string | undefined;
  readonly icon?: IconName | undefined;
  /** The number of new items; hidden at 0. */
  readonly count?: number | undefined;
  /** The address of a link; without it the entry is an action. */
  readonly href?: string | undefined;
  /** It links to the current page. */
  readonly present?: boolean | undefined;
  /** Logging out and actions that cannot be undone; separated from the others. */
  readonly tone?: "danger" | undefined;
}

export interface MenuEntryProps<Id extends string> {
  readonly item: MenuItem<Id>;
  /** Whether it is the current choice; `undefined` in menus without a choice. */
  readonly chosen: boolean | undefined;
  /** It belongs to a member's account, whose menu has a look of its own (`data-member`). */
  readonly member?: boolean | undefined;
  readonly onChoose: () => void;
}

/** One line of a `Menu`. */
export function MenuEntry<Id extends string>({ item, chosen, member = false, onChoose }: MenuEntryProps<Id>) {
  const look = classNames(css.item, item.tone && css.last, member && memberLook.entry);
  const words = (
    <>
      {item.icon && (
        <span className={css.itemIcon}>
          <Icon name={item.icon} />
        </span>
      )}
      <span className={css.itemText}>{item.label}</span>
      <Badge count={item.count ?? 0} />
      {chosen && <Icon name="check" />}
    </>
  );
  if (item.href !== undefined) {
    return (
      <Link
        className={look}
        href={item.href}
        role="menuitem"
        aria-current={item.present ? "page" : undefined}
        tabIndex={-1}
        lang={item.lang}
        onClick={onChoose}
      >
        {words}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={look}
      role={chosen === undefined ? "menuitem" : "menuitemradio"}
      aria-checked={chosen}
      aria-current={chosen || undefined}
      tabIndex={-1}
      lang={item.lang}
      onClick={onChoose}
    >
      {words}
    </button>
  );
}
