import type { ComponentProps, MouseEvent } from "react";
import { classNames } from "../classNames.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/iconNames.ts";
import * as css from "./Button.css.ts";
import { buttonClass, type ButtonLook } from "./buttonClass.ts";

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<"button">, "className"> {
  readonly icon?: IconName;
  /** Work is under way: the button keeps its width and its focus, and takes no press. */
  readonly loading?: boolean;
}

/** A button that does something here. What leads to another place is a `ButtonLink`. */
export function Button({ variant, size, block, icon, loading = false, children, onClick, ...rest }: ButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) };
  const press = (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(look), loading && css.loading)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={press}
    >
      {icon && <Icon name={icon} />}
      <span className={css.label}>{children}</span>
    </button>
  );
}
