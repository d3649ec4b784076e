import type { ComponentProps } from "react";
import { classNames } from "../classNames.ts";
import * as css from "./Panel.css.ts";

export interface PanelProps extends ComponentProps<"div"> {
  /** Adds padding according to the brand's density. */
  readonly padded?: boolean | undefined;
}

/** A surface for content, drawn with the brand's surface recipe. */
export function Panel({ padded = false, className, ...rest }: PanelProps) {
  return <div {...rest} className={classNames(css.panel, padded && css.padded, className)} />;
}
