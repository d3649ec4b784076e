import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { when } from "@livery/ui/style/when.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { wait } from "../header/AccountArea.css.ts";

/** What the rest of the header leaves free; that decides whether the list shows. */
export const place = style({
  flex: "1 1 0",
  minWidth: 0,
  containerType: "inline-size",
  "@media": { [phone]: { display: "none" } },
});

/** The account is wider than what is shown until it is here, and would push the list aside. */
globalStyle(`${place}:has(+ ${wait})`, { visibility: "hidden" });

export const nav = style({ display: "none", "@container": { "(min-width: 22em)": { display: "block" } } });

export const list = style({
  display: "flex",
  justifyContent: "flex-end",
  gap: 2,
  selectors: { [when({ header: "split" })]: { justifyContent: "flex-start" } },
});

export const entry = style({
  ...textOn({ text: "ink2", on: ["headerBg"] }),
  display: "flex",
  alignItems: "center",
  minHeight: vars.size.tap,
  paddingInline: 10,
  fontSize: vars.text.xs,
  fontWeight: 600,
  whiteSpace: "nowrap",
  selectors: { "&:hover": textOn({ text: "ink", on: ["headerBg"] }) },
});
