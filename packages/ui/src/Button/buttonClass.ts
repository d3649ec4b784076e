import { classNames } from "../classNames.ts";
import * as css from "./Button.css.ts";

/** How a button looks; shared by real buttons and links that look like one. */
export interface ButtonLook {
  /** primary: the main action of a view. ghost: the secondary action. soft: one of many similar actions. */
  readonly variant?: "primary" | "ghost" | "soft" | undefined;
  readonly size?: "sm" | "md" | "lg" | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
}

/** The class names of a button's look, for elements that another component renders. */
export function buttonClass({ variant = "primary", size = "md", block = false }: ButtonLook = {}): string {
  return classNames(css.button, css.variant[variant], css.size[size], block && css.block) ?? "";
}
