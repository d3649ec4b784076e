import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { engraved } from "@livery/ui/Panel/Panel.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { corner, figures, titleFont } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";

/** The sections that need the ranks. */
export const sections = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.gapSection,
  "@media": { [phone]: { gap: vars.space.phoneSection } },
});

/** The ranks beside each other as far as there is room, and below each other on a phone. */
export const steps = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(208px, 100%), 1fr))",
  gap: vars.space.gap,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [phone]: { gap: vars.space.phoneGap } },
});

export const step = style([
  engraved,
  {
    ...paint({ text: "ink", on: "panel.bg" }),
    ...corner("panel"),
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: 16,
    minWidth: 0,
    padding: vars.space.pad,
    border: vars.panel.bd,
    boxShadow: vars.panel.sh,
    selectors: {
      '&[aria-current="step"]': { outline: `2px solid ${vars.color.brand}`, outlineOffset: -2 },
    },
  },
]);

export const waiting = style({
  ...corner("panel"),
  height: 248,
  overflow: "hidden",
  "@media": { [phone]: { height: 168 } },
});

export const tableWaiting = style({
  ...corner("panel"),
  height: 336,
  overflow: "hidden",
  "@media": { [phone]: { height: 640 } },
});

export const stepHead = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12, minWidth: 0 });

export const medal = style({
  ...paint({ text: "ink2", on: "bg2" }),
  ...corner("chip"),
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  fontSize: 20,
  selectors: { "&[data-reached]": { ...paint({ text: "brandInk", on: "brandSoft" }), boxShadow: "none" } },
});

export const words = style({ display: "grid", flex: "1 1 0", gap: 2, minWidth: "min(96px, 100%)" });

export const level = style({ ...figures, ...textOn({ text: "ink3", on: "panel.bg" }), fontSize: vars.text.xs });

export const name = style({ ...titleFont("card"), overflowWrap: "anywhere" });

export const benefits = style({ display: "grid", gap: 8, margin: 0, padding: 0, listStyle: "none" });

export const benefit = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: 8,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
});

export const note = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  fontSize: vars.text.sm,
  lineHeight: 1.5,
  textWrap: "pretty",
});

export const demoNote = style([note, { marginTop: 14, fontSize: vars.text.xs }]);

/** The least height of the member's rank, which its skeleton has as well. */
const ownHeight = { least: 148, onPhone: 284 };

export const own = style({
  display: "grid",
  minHeight: ownHeight.least,
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  alignItems: "center",
  gap: "20px 40px",
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)", minHeight: ownHeight.onPhone } },
});

export const ownWaiting = style({
  ...corner("panel"),
  height: ownHeight.least,
  overflow: "hidden",
  "@media": { [phone]: { height: ownHeight.onPhone } },
});

export const ownHead = style({ display: "flex", alignItems: "center", gap: 16, minWidth: 0 });

export const ownRow = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  fontWeight: 700,
});

export const service = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "16px 20px",
});

export const serviceWords = style({ display: "grid", flex: "1 1 260px", gap: 4, minWidth: 0 });
