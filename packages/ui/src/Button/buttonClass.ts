import { classNames } from "../classNames.ts";
import * as css from "./Button.css.ts";

/** How a button looks; the same for a real button and for a link drawn as one. */
export interface ButtonLook {
  /** primary: the one action of a place. ghost: the other choice. soft: an action among many of its kind. */
  readonly variant?: "primary" | "ghost" | "soft";
  readonly size?: "sm" | "md" | "lg";
  /** As wide as its container. */
  readonly block?: boolean;
}

/** The class of a button's look, for elements that are not ours to render. */
export function buttonClass({ variant = "primary", size = "md", block = false }: ButtonLook = {}): string {
  return classNames(css.button, css.variant[variant], css.size[size], block && css.block) ?? "";
}
