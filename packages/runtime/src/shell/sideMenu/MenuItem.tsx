import { Icon } from "@livery/ui/Icon/Icon.tsx";
import type { IconName } from "@livery/ui/Icon/iconNames.ts";
import * as css from "../SideMenu.css.ts";

interface MenuItemProps {
  readonly icon: IconName;
  readonly label: string;
  /** shortcut: the icon above the label. */
  readonly look?: "entry" | "shortcut";
  readonly onPress: () => void;
}

/** An entry of the side menu that opens something over the page; links are `NavEntry`. */
export function MenuItem({ icon, label, look = "entry", onPress }: MenuItemProps) {
  return (
    <button type="button" className={look === "entry" ? css.entry : css.shortcut} onClick={onPress}>
      <span className={css.icon}>
        <Icon name={icon} />
      </span>
      {label}
    </button>
  );
}
