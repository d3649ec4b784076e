import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/iconNames.ts";
import * as css from "./TrustStrip.css.ts";

export interface TrustStripProps {
  readonly items: readonly { readonly icon: IconName; readonly title: string; readonly text: string }[];
}

/** Three short promises of the brand that build trust. */
export function TrustStrip({ items }: TrustStripProps) {
  return (
    <ul className={css.strip}>
      {items.map(({ icon, title, text }) => (
        <li key={title} className={css.item}>
          <span className={css.icon}>
            <Icon name={icon} />
          </span>
          <p className={css.copy}>
            <b className={css.title}>{title}</b>
            <span className={css.text}>{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
