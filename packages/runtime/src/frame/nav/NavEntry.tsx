import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Link } from "@livery/ui/Link/Link.tsx";
import { useLocation } from "react-router-dom";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { isActive } from "../../kit/links/isActive.ts";
import type { MenuEntry } from "../../kit/menus/menuEntries.ts";

interface NavEntryProps {
  readonly entry: MenuEntry;
  readonly className: string;
  readonly iconClassName: string;
}

/** The link to one page, marked when it is the current page. Header and side menu style it differently. */
export function NavEntry({ entry: { id, path, icon }, className, iconClassName }: NavEntryProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <Link className={className} href={path} aria-current={isActive(path, pathname) ? "page" : undefined}>
      <span className={iconClassName}>
        <Icon name={icon} />
      </span>
      {t(`nav.${id}`)}
    </Link>
  );
}
