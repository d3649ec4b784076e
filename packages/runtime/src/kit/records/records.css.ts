import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { desktop } from "@livery/ui/style/media.ts";
import { onlyHeard } from "@livery/ui/style/mixins.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { head } from "../centre/paneParts.css.ts";

export const records = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16 });

export const sum = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16 });

/** It would be said of other days; it keeps its place until the new one is here. */
export const formerSum = style([sum, { visibility: "hidden" }]);

/** Names records that are below something else; in a head with a button it is as high as that. */
export const heading = style({
  margin: "8px 0 0",
  selectors: { [`${head} > &`]: { margin: 0 } },
  fontSize: vars.text.md,
  fontWeight: 700,
  lineHeight: 1.4,
});

/** Announces what others see: how many records a filter leaves, or which record the arrows have led to. */
export const heard = style(onlyHeard);

/** The period, then the other filters, in one line where there is room. */
export const filters = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: 12,
});

/** As high as the periods beside them with their frame, and in the middle of that. */
export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 12,
  minHeight: `calc(${vars.size.tap} + 8px)`,
});

/** Beside the period; in the drawer of a phone the fields have its whole width. */
export const choice = style({ "@media": { [desktop]: { width: 168 } } });

export const search = style({ "@media": { [desktop]: { width: 240 } } });

/** In the drawer of a phone the filters are below one another. */
export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16 });

export const second = style({
  ...textOn({ text: "ink2", on: ["modal.bg", "panel.bg"] }),
  display: "block",
  fontSize: vars.text.xs,
  fontWeight: 400,
  "@container": { "(max-width: 599px)": { display: "none" } },
});

/** A state that says nothing new. */
export const settled = style(textOn({ text: "ink2", on: ["modal.bg", "panel.bg"] }));

export const refused = style({ ...textOn({ text: "neg", on: ["modal.bg", "panel.bg"] }), fontWeight: 600 });

export const detail = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 18 });

export const detailFigure = style({
  margin: 0,
  fontFamily: vars.font.num,
  fontSize: vars.text.xxxl,
  fontWeight: 700,
  lineHeight: 1.25,
});

export const detailWords = style({ ...textOn({ text: "ink2", on: "modal.bg" }), margin: 0, fontSize: vars.text.sm });

export const lines = style({ display: "grid", gap: 8, margin: 0 });

export const line = style({
  ...textOn({ text: "ink2", on: "modal.bg" }),
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: 16,
  fontSize: vars.text.sm,
});

export const value = style({
  ...textOn({ text: "ink", on: "modal.bg" }),
  margin: 0,
  fontWeight: 600,
  textAlign: "end",
  overflowWrap: "anywhere",
});

export const neighbours = style({ display: "flex", justifyContent: "space-between" });

globalStyle(`${neighbours} > [aria-disabled="true"]`, {
  ...textOn({ text: "ink3", on: ["modal.bg"] }),
  cursor: "not-allowed",
});

export const roundsTitle = style({ margin: "0 0 8px", fontSize: vars.text.sm, fontWeight: 700 });

/** The button that makes a file, and what came of it. */
export const file = style({ display: "flex", alignItems: "center", gap: 12, minWidth: 0 });

export const fileProblem = style({
  ...textOn({ text: "ink2", on: ["modal.bg", "panel.bg"] }),
  fontSize: vars.text.xs,
  lineHeight: 1.4,
});
