import type { NavigationGroup } from "@livery/product/navigation.ts";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Link } from "@livery/ui/Link/Link.tsx";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { isPresent } from "../parts/isPresent.ts";
import { menuEntries } from "../parts/menuEntries.ts";
import { useSite } from "../state/SiteContext.ts";
import * as css from "./SideMenu.css.ts";

interface SideMenuGroupProps {
  readonly group: NavigationGroup;
  readonly title: string;
}

/** The pages of one group; a group without any is not there. */
export function SideMenuGroup({ group, title }: SideMenuGroupProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
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
        {entries.map(({ id, path, icon }) => (
          <li key={id}>
            <Link className={css.entry} href={path} aria-current={isPresent(path, pathname) ? "page" : undefined}>
              <span className={css.icon}>
                <Icon name={icon} />
              </span>
              {t(`nav.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
