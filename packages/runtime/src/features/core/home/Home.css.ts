import { inkOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

/** How many columns leave no row with a large hole, by the number of cards; other numbers keep the brand's columns. */
const columnsOf = { 4: 4, 5: 5, 7: 7, 8: 4 } as const;
const wideColumnsOf = { 6: 3 } as const;

function columns(count: number) {
  return { "@media": { "(min-width: 1100px)": { vars: { [vars.grid.cols]: String(count) } } } };
}

export const rowsOf = styleVariants(columnsOf, columns);
export const wideRowsOf = styleVariants(wideColumnsOf, columns);

/** Five wide cards: two above three, on less room the first is as wide as two. */
export const wideFive = style({});
globalStyle(`${wideFive} > ul`, {
  "@media": { "(min-width: 1100px)": { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" } },
});
globalStyle(`${wideFive} > ul > li`, { "@media": { "(min-width: 1100px)": { gridColumn: "span 2" } } });
globalStyle(`${wideFive} > ul > li:nth-child(-n + 2)`, {
  "@media": { "(min-width: 1100px)": { gridColumn: "span 3" } },
});
globalStyle(`${wideFive} > ul > li:first-child`, {
  "@media": { "(min-width: 600px) and (max-width: 1099px)": { gridColumn: "span 2" } },
});

export const points = style({
  listStyle: "none",
  display: "grid",
  flex: 1,
  alignContent: "space-evenly",
  gap: "12px",
  margin: 0,
  padding: 0,
});

export const point = style({
  ...inkOn({ text: "ink", on: "panel.bg" }),
  display: "flex",
  alignItems: "center",
  gap: "14px",
  fontSize: vars.text.md,
});

export const pointIcon = style({
  ...paint({ text: "brandInk", on: "brandSoft" }),
  ...corner("control"),
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "40px",
  height: "40px",
  fontSize: "18px",
});
