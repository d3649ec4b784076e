import { desktop, phone } from "@livery/ui/style/media.ts";
import { when } from "@livery/ui/style/when.ts";
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
  "@media": {
    [`${desktop} and (max-width: 1099px)`]: { display: "none" },
    // Beside the logo in the middle, the cashier needs the room more.
    [desktop]: { selectors: { [when({ header: "split" })]: { display: "none" } } },
  },
});

export const block = style({ display: "grid", gap: 12 });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
});

/**
 * The place of the cashier's buttons. It is the first thing of the header to give way, and what it has left decides
 * whether the buttons show: they never cover the balance, however long that is.
 */
export const cashierPlace = style({
  flex: "0 1000 13em",
  minWidth: 0,
  containerType: "inline-size",
  "@media": { [phone]: { display: "none" } },
});

/** The two buttons of the cashier; where there is no room for them, the side menu has them. */
export const cashier = style({
  display: "none",
  "@container": { "(min-width: 12.25em)": { display: "flex", justifyContent: "flex-end", gap: 6 } },
});
