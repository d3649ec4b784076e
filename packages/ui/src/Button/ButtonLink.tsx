import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/iconNames.ts";
import { Link } from "../Link/Link.tsx";
import type { LinkProps } from "../Link/LinkContext.ts";
import * as css from "./Button.css.ts";
import { buttonClass, type ButtonLook } from "./buttonClass.ts";

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, "className"> {
  readonly icon?: IconName | undefined;
}

/** A link to another page that looks like a button. */
export function ButtonLink({ variant, size, block, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block })}>
      {icon && <Icon name={icon} />}
      <span className={css.label}>{children}</span>
    </Link>
  );
}
