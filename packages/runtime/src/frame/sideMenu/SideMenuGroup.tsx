import type { NavigationGroup } from "@livery/product/navigation.ts";
import { type ReactNode, useId } from "react";
import { menuEntries } from "../../kit/menus/menuEntries.ts";
import { useSite } from "../../site/SiteContext.ts";
import { NavEntry } from "../nav/NavEntry.tsx";
import * as css from "./SideMenu.css.ts";

interface SideMenuGroupProps {
  readonly group: NavigationGroup;
  readonly title: string;
  /** Further entries: `<li>`s. */
  readonly children?: ReactNode;
}

/** The pages of one group, and further entries; an empty group is not rendered. */
export function SideMenuGroup({ group, title, children }: SideMenuGroupProps) {
  const site = useSite();
  const titleId = useId();
  const entries = menuEntries(site, [group]);
  if (entries.length === 0 && !children) return null;
  return (
    <nav aria-labelledby={titleId}>
      <h3 className={css.groupTitle} id={titleId}>
        {title}
      </h3>
      <ul className={css.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <NavEntry entry={entry} className={css.entry} iconClassName={css.icon} />
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
