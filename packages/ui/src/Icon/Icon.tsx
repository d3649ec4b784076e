import { use } from "react";
import * as css from "./Icon.css.ts";
import type { IconName } from "./iconNames.ts";
import { IconSpriteContext } from "./IconSpriteContext.ts";

export interface IconProps {
  readonly name: IconName;
  /** Read by screen readers. Only for icons without text beside them; other icons are skipped. */
  readonly label?: string | undefined;
}

/** One glyph of the brand's sprite, 1.25 times the size of the surrounding text and in its colour. */
export function Icon({ name, label }: IconProps) {
  const sprite = use(IconSpriteContext);
  return (
    <svg className={css.icon} aria-hidden={!label} {...(label ? { role: "img", "aria-label": label } : {})}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
