import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style, styleVariants } from "@vanilla-extract/css";
import { forced, pointer } from "../style/media.ts";
import { corner } from "../style/mixins.ts";

/** Room for parts beside one another. */
const wide = "(min-width: 480px)";

export const bar = style({ containerType: "inline-size", minWidth: 0 });

export const track = style({
  display: "flex",
  gap: 2,
  height: 16,
  overflow: "hidden",
  borderRadius: `min(${vars.radius.control}, 5px)`,
  background: vars.color.line,
});

const colors = {
  brand: vars.color.brandInk,
  accent: vars.color.accentInk,
  gain: vars.color.pos,
  quiet: vars.color.ink3,
  faint: vars.color.lineStrong,
};

/** What is close to the colour behind it has an edge. */
const edged = (tone: string) => tone === "faint" && { boxShadow: `inset 0 0 0 1px ${vars.color.ink3}` };

/** In forced colours only the edges of the parts show. */
const filled = (background: string) => ({
  background,
  "@media": { [forced]: { background: "Highlight", outline: "1px solid Canvas" } },
});

export const tones = styleVariants(colors, (color, tone) => ({
  height: "100%",
  minWidth: 2,
  ...filled(color),
  ...edged(tone),
}));

export const swatch = styleVariants(colors, (color, tone) => ({
  flex: "none",
  width: 10,
  height: 10,
  borderRadius: 2,
  ...filled(color),
  ...edged(tone),
}));

const lines = style({
  display: "grid",
  gap: "8px 24px",
  margin: "12px 0 0",
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  "@container": { [wide]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" } },
});

const inline = style({
  ...textOn({ text: "ink2", on: ["modal.bg", "panel.bg"] }),
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 16px",
  margin: "6px 0 0",
  fontSize: vars.text.xs,
  whiteSpace: "nowrap",
});

export const legend = { lines, inline };

/** In lines the figure is at the end of its line, or below its name where the parts are beside one another. */
export const part = style({
  display: "flex",
  gap: 6,
  minWidth: 0,
  selectors: { [`${lines} > &`]: { flexWrap: "wrap", justifyContent: "space-between", gap: "2px 16px" } },
  "@container": { [wide]: { selectors: { [`${lines} > &`]: { flexDirection: "column", flexWrap: "nowrap" } } } },
});

export const name = style({
  ...textOn({ text: "ink2", on: ["modal.bg", "panel.bg"] }),
  display: "flex",
  alignItems: "center",
  gap: 8,
});

export const figure = style({
  margin: 0,
  fontVariantNumeric: "tabular-nums lining-nums",
  overflowWrap: "anywhere",
  selectors: { [`${lines} > ${part} > &`]: { fontWeight: 700 } },
});

export const choices = style({
  display: "grid",
  gap: 6,
  margin: "10px 0 0",
  padding: 0,
  listStyle: "none",
  "@container": { [wide]: { gridTemplateColumns: "repeat(auto-fit, minmax(150px, 1fr))" } },
});

export const choiceCell = style({ display: "grid", minWidth: 0 });

export const choice = style({
  ...corner("control"),
  ...paint({ text: "ink", on: "ghost.bg" }),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0 12px",
  minHeight: vars.size.tap,
  padding: "6px 12px",
  border: vars.ghost.bd,
  fontSize: vars.text.sm,
  textAlign: "start",
  "@container": {
    [wide]: { display: "grid", justifyContent: "start", alignContent: "center", gap: 2, paddingBlock: 8 },
  },
  selectors: {
    '&[aria-pressed="true"]': {
      ...paint({ text: "ink", on: "brandSoft" }),
      boxShadow: `inset 0 0 0 2px ${vars.color.brandInk}`,
    },
  },
  "@media": {
    [pointer]: { selectors: { '&:hover:not([aria-pressed="true"])': paint({ text: "ink", on: "ghost.hover" }) } },
    [forced]: { selectors: { '&[aria-pressed="true"]': { outline: "2px solid Highlight", outlineOffset: -2 } } },
  },
});

export const choiceName = style({ display: "flex", alignItems: "center", gap: 8 });

/** At the end of its line, or below its name where the parts are beside one another. */
export const choiceFigure = style({
  marginInlineStart: "auto",
  "@container": { [wide]: { marginInlineStart: 18 } },
  fontVariantNumeric: "tabular-nums lining-nums",
  fontWeight: 700,
  overflowWrap: "anywhere",
});
