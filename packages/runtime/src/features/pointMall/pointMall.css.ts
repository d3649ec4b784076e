import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { engraved } from "@livery/ui/Panel/Panel.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { corner, figures, titleFont } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";

/** The words, what can be done at their end, and the picture before them where there is room. */
export const head = style([
  engraved,
  {
    display: "grid",
    gridTemplateColumns: "176px minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "16px 28px",
    "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
  },
]);

export const headArt = style({
  ...corner("control"),
  width: "100%",
  height: 110,
  objectFit: "cover",
  "@media": { [phone]: { display: "none" } },
});

export const headWords = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 8, minWidth: 0 });

export const title = style({ ...titleFont("card"), ...textOn({ text: "ink", on: "panel.bg" }) });

export const lead = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  maxWidth: "60ch",
  lineHeight: 1.6,
  textWrap: "pretty",
});

export const note = style({
  ...textOn({ text: "ink2", on: ["panel.bg", "field.bg"] }),
  margin: 0,
  fontSize: vars.text.xs,
  lineHeight: 1.5,
  textWrap: "pretty",
});

export const actions = style({
  display: "grid",
  justifyItems: "stretch",
  gap: 8,
  minWidth: 168,
  maxWidth: 260,
  "@media": { [phone]: { maxWidth: "none" } },
});

/** As high as the sentence, which takes two lines on a phone. */
export const sum = style({
  minHeight: "1lh",
  fontSize: vars.text.lg,
  lineHeight: 1.6,
  "@media": { [phone]: { minHeight: "2lh", fontSize: vars.text.md } },
});

/** Four cards side by side, and two on a phone. */
export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 250px), 1fr))",
  gap: vars.space.gap,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [phone]: { gap: vars.space.phoneGap, gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 158px), 1fr))" },
  },
});

export const cardWaiting = style({
  ...corner("panel"),
  height: 372,
  overflow: "hidden",
  "@media": { [phone]: { height: 350 } },
});

export const article = style({ height: "100%" });

export const card = style([
  engraved,
  { display: "flex", flexDirection: "column", height: "100%", minWidth: 0, overflow: "hidden" },
]);

export const picture = style({ flex: "none", aspectRatio: "16 / 9", background: vars.color.inset });

export const art = style({ width: "100%", height: "100%", objectFit: "cover" });

export const words = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  gap: 8,
  padding: "14px 16px 16px",
  "@media": { [phone]: { padding: "12px 12px 14px" } },
});

export const name = style({ ...titleFont("card"), overflowWrap: "anywhere" });

export const price = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "0 8px",
  margin: 0,
  fontSize: vars.text.sm,
});

export const points = style({
  ...figures,
  ...textOn({ text: "ink", on: "panel.bg" }),
  fontSize: vars.text.md,
  fontWeight: 700,
  overflowWrap: "anywhere",
});

export const facts = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  display: "grid",
  gap: 2,
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: vars.text.xs,
  lineHeight: 1.45,
});

export const act = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 6, marginTop: "auto" });

/** Keeps its place, so that nothing moves when it is known, and the buttons of a row of cards are in one line. */
export const reason = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  minHeight: "1lh",
  margin: 0,
  fontSize: vars.text.xs,
  lineHeight: 1.45,
  textAlign: "center",
  textWrap: "balance",
  "@media": { [phone]: { selectors: { [`${card} &`]: { minHeight: "2lh" } } } },
});

export const spend = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16 });

export const number = style({ margin: 0 });

export const records = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16 });

/** Only where a row is a card. */
export const timeInCard = style({ display: "none", "@container": { "(max-width: 599px)": { display: "inline" } } });

export const rules = style({
  display: "grid",
  gap: 6,
  margin: 0,
  paddingInlineStart: "1.3em",
  listStyle: "disc",
  lineHeight: 1.6,
});

export const rates = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 12, maxWidth: 520 });
