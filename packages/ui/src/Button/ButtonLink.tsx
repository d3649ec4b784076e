import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/iconNames.ts";
import { Link } from "../Link/Link.tsx";
import type { LinkProps } from "../Link/LinkContext.ts";
import * as css from "./Button.css.ts";
import { buttonClass, type ButtonLook } from "./buttonClass.ts";

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, "className"> {
  readonly icon?: IconName;
}

/** A link to another page that looks like a button. */
export function ButtonLink({ variant, size, block, icon, children, ...rest }: ButtonLinkProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) };
  return (
    <Link {...rest} className={buttonClass(look)}>
      {icon && <Icon name={icon} />}
      <span className={css.label}>{children}</span>
    </Link>
  );
}
