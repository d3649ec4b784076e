import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { desktop } from "@livery/ui/style/media.ts";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

/** Two halves side by side where there is room for both. */
export const halves = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 320px), 1fr))",
  alignItems: "start",
  gap: 24,
});

/** The parts of a page, one below the other. */
export const page = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 24 });

/* what has nothing to show takes no room */
globalStyle(`${page} > :empty`, { display: "none" });

/** A button as wide as a phone, but not as a pane. */
export const way = style({ display: "grid", "@media": { [desktop]: { justifyItems: "start" } } });

export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 14 });

export const progress = style({ display: "inline-flex", alignItems: "center", gap: 6 });

const mark = style({ display: "inline-flex", fontSize: 16 });

export const marks = styleVariants({
  met: [mark, textOn({ text: "pos", on: "field.bg" })],
  unmet: [mark, textOn({ text: "ink2", on: "field.bg" })],
  unknown: [mark, textOn({ text: "ink2", on: "field.bg" })],
});

/** As high as a card with its conditions. */
export const waiting = style({ height: 220 });

/** Beside one another where neither needs a second line. */
export const answers = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 150px), 1fr))",
  gap: 10,
});

export const list = style({ margin: 0, paddingInlineStart: 20, fontSize: vars.text.sm, lineHeight: 1.6 });

/** Short fields side by side. */
export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 200px), 1fr))",
  alignItems: "start",
  gap: 16,
});
