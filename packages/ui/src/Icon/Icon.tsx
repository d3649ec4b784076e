import { use } from "react";
import * as css from "./Icon.css.ts";
import type { IconName } from "./iconNames.ts";
import { IconSpriteContext } from "./IconSpriteContext.ts";

export interface IconProps {
  readonly name: IconName;
  /** Only where the icon stands alone: what a screen reader says. Beside a text it stays silent. */
  readonly label?: string;
}

/** One glyph of the brand's sprite, 1.25 times the size of the text it stands in and in its colour. */
export function Icon({ name, label }: IconProps) {
  const sprite = use(IconSpriteContext);
  return (
    <svg className={css.icon} aria-hidden={!label} {...(label ? { role: "img", "aria-label": label } : {})}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
