import type { NavigationGroup } from "@livery/product/navigation.ts";
import { useId } from "react";
import { menuEntries } from "../parts/menuEntries.ts";
import { useSite } from "../state/SiteContext.ts";
import { NavEntry } from "./NavEntry.tsx";
import * as css from "./SideMenu.css.ts";

interface SideMenuGroupProps {
  readonly group: NavigationGroup;
  readonly title: string;
}

/** The pages of one group; an empty group is not rendered. */
export function SideMenuGroup({ group, title }: SideMenuGroupProps) {
  const { features } = useSite();
  const titleId = useId();
  const entries = menuEntries(features, [group]);
  if (entries.length === 0) return null;
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
      </ul>
    </nav>
  );
}
