import type { ComponentProps, MouseEvent } from "react";
import { classNames } from "../classNames.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/iconNames.ts";
import * as css from "./Button.css.ts";
import { buttonClass, type ButtonLook } from "./buttonClass.ts";

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<"button">, "className"> {
  readonly icon?: IconName | undefined;
  /** Work is in progress: the button keeps its width and focus, and ignores presses. */
  readonly loading?: boolean | undefined;
}

/** A button that performs an action. To link to another page, use `ButtonLink`. */
export function Button({ variant, size, block, icon, loading = false, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      aria-disabled={loading || undefined}
      {...rest}
      className={classNames(buttonClass({ variant, size, block }), loading && css.loading)}
      aria-busy={loading || undefined}
      onClick={press}
    >
      {icon && <Icon name={icon} />}
      <span className={css.label}>{children}</span>
    </button>
  );
}
