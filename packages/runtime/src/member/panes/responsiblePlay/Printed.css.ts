import { globalStyle, style } from "@vanilla-extract/css";

/** On paper it is all there is, dark on white in every look of the brand. */
export const printed = style({
  display: "none",
  "@media": { print: { display: "grid", gap: 16, colorScheme: "light", background: "Canvas", color: "CanvasText" } },
});

globalStyle(`${printed} *`, { "@media": { print: { color: "CanvasText" } } });

globalStyle(`body:has(> ${printed}) > :not(${printed})`, { "@media": { print: { display: "none" } } });

export const title = style({ margin: 0 });
