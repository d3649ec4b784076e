import { Icon } from "@livery/ui/Icon/Icon.tsx";
import type { IconName } from "@livery/ui/Icon/iconNames.ts";
import { Link } from "@livery/ui/Link/Link.tsx";
import type { LinkProps } from "@livery/ui/Link/LinkContext.ts";
import * as css from "./MainNav.css.ts";

interface NavLinkProps extends LinkProps {
  readonly icon?: IconName | undefined;
}

/** A link of the navigation, also with an address that no page of the product's table has. */
export function NavLink({ icon, children, ...rest }: NavLinkProps) {
  return (
    <Link {...rest} className={css.entry}>
      {/* Without an icon its place stays free where the entries are one below the other. */}
      <span className={css.icon}>{icon ? <Icon name={icon} /> : <span />}</span>
      {children}
    </Link>
  );
}
