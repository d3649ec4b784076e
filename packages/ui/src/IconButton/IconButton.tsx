import type { ComponentProps } from "react";
import { Badge } from "../Badge/Badge.tsx";
import { countText } from "../Badge/countText.ts";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/iconNames.ts";
import * as css from "./IconButton.css.ts";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "className" | "children"> {
  readonly icon: IconName;
  /** What it does, for people who cannot see the icon. The count is added to it. */
  readonly label: string;
  /** The number of new items, shown on the corner; hidden at 0. */
  readonly count?: number | undefined;
}

/** A button with only an icon, 44 px in both directions. */
export function IconButton({ icon, label, count = 0, ...rest }: IconButtonProps) {
  const name = count > 0 ? `${label} ${countText(count)}` : label;
  return (
    <button type="button" {...rest} className={css.iconButton} aria-label={name} title={label}>
      <Icon name={icon} />
      <span className={css.count} aria-hidden="true">
        <Badge count={count} />
      </span>
    </button>
  );
}
