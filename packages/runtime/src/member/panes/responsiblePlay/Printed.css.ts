import { globalStyle, style } from "@vanilla-extract/css";

/** On paper it is all there is, dark on white in every look of the brand, also where backgrounds are printed. */
export const printed = style({
  display: "none",
  "@media": { print: { display: "grid", gap: 16, colorScheme: "light", color: "CanvasText" } },
});

globalStyle(`body > ${printed} *`, {
  "@media": { print: { background: "none", borderColor: "CanvasText", color: "CanvasText" } },
});

globalStyle(`body:has(> ${printed})`, { "@media": { print: { colorScheme: "light", background: "Canvas" } } });
globalStyle(`body:has(> ${printed}) > :not(${printed})`, { "@media": { print: { display: "none" } } });

export const title = style({ margin: 0, fontSize: 24, fontWeight: 700 });
