import { Badge } from "@livery/ui/Badge/Badge.tsx";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import type { IconName } from "@livery/ui/Icon/iconNames.ts";
import * as css from "./SideMenu.css.ts";

interface MenuItemProps {
  readonly icon: IconName;
  readonly label: string;
  /** shortcut: the icon above the label. */
  readonly look?: "entry" | "shortcut" | undefined;
  /** The number of new items; hidden at 0. */
  readonly count?: number | undefined;
  readonly onPress: () => void;
}

/** An entry of the side menu that opens something over the page; links are `NavEntry`. */
export function MenuItem({ icon, label, look = "entry", count = 0, onPress }: MenuItemProps) {
  return (
    <button type="button" className={look === "entry" ? css.entry : css.shortcut} onClick={onPress}>
      <span className={css.icon}>
        <Icon name={icon} />
      </span>
      {label}
      <Badge count={count} />
    </button>
  );
}
