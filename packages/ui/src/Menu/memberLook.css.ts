import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { pointer } from "../style/media.ts";
import { corner } from "../style/mixins.ts";
import { when } from "../style/when.ts";
import { itemIcon, itemText, last } from "./Menu.css.ts";

/*
 * The four looks of a member's menu (`layout.member`). `list` is the look of every menu; this file contains how the
 * others differ from it.
 */
const tabs = when({ member: "tabs" });
const rail = when({ member: "rail" });
const cards = when({ member: "cards" });

const present = '[aria-current="page"]';
const filled = paint({ text: "brandInk", on: "brandSoft" });

export const entries = style({
  selectors: {
    [cards]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: 8, padding: 4 },
    [rail]: { display: "grid", gap: 2 },
  },
});

export const entry = style({
  selectors: {
    [`&${present}`]: { ...filled, fontWeight: 700 },
    [tabs]: { borderRadius: 0, borderBottom: `1px solid ${vars.color.hair}`, paddingInline: 14 },
    [`${tabs}:last-child`]: { borderBottom: 0 },
    [`${tabs}${present}`]: {
      ...textOn({ text: "brandInk", on: "modal.bg" }),
      background: "none",
      boxShadow: `inset 3px 0 ${vars.color.brand}`,
    },
    [rail]: { gap: 10, padding: "4px 12px 4px 10px", fontWeight: 600 },
    [cards]: {
      ...paint({ text: "ink2", on: "inset" }),
      ...corner("control"),
      flexDirection: "column",
      justifyContent: "center",
      gap: 4,
      padding: "12px 6px 10px",
      border: vars.chip.bd,
      fontSize: vars.text.xs,
      fontWeight: 600,
      textAlign: "center",
    },
    /* an odd last entry takes the whole row */
    [`${cards}:last-child:nth-child(odd)`]: { gridColumn: "1 / -1" },
    [`${cards}${present}`]: paint({ text: "onBrand", on: "brand" }),
  },
  "@media": {
    [pointer]: {
      selectors: {
        [`${rail}:hover`]: filled,
        [`${tabs}:hover:not(${present})`]: { boxShadow: `inset 3px 0 ${vars.color.line}` },
        [`${cards}:hover:not(${present})`]: { borderColor: vars.color.lineStrong },
      },
    },
  },
});

/* these looks already separate the last entry with lines and boxes */
for (const look of ["tabs", "cards"] as const) {
  globalStyle(`:root[data-member="${look}"] ${entry}.${last}`, { marginTop: 0 });
  globalStyle(`:root[data-member="${look}"] ${entry}.${last}::before`, { content: "none" });
}
globalStyle(`:root[data-member="rail"] ${entry} ${itemIcon}`, { color: "inherit" });
globalStyle(`:root[data-member="cards"] ${entry} ${itemIcon}`, { color: "inherit", fontSize: 20 });
globalStyle(`:root[data-member="cards"] ${entry} ${itemText}`, { flex: "none", maxWidth: "100%" });
