import { desktop, phone } from "@livery/ui/style/media.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

/** On a phone the header has room for the balance only; the rest is in the side menu. */
export const menu = style({ display: "contents", "@media": { [phone]: { display: "none" } } });

export const trigger = style({ display: "flex", alignItems: "center", gap: 8, minWidth: 0 });

export const name = style({
  maxWidth: "9em",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontSize: vars.text.sm,
  fontWeight: 700,
  "@media": { [`${desktop} and (max-width: 1099px)`]: { display: "none" } },
});

export const block = style({ display: "grid", gap: 12 });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
});

/** The two buttons of the cashier; where there is no room for them, the side menu has them. */
export const cashier = style({ display: "none", "@media": { "(min-width: 1280px)": { display: "flex", gap: 6 } } });
