import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { engraved } from "@livery/ui/Panel/Panel.css.ts";
import { desktop } from "@livery/ui/style/media.ts";
import { titleFont } from "@livery/ui/style/mixins.ts";
import { globalStyle, style } from "@vanilla-extract/css";

/** Three cards side by side, and on a phone below one another. */
export const cards = style({
  display: "grid",
  gap: vars.space.gap,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
});

export const wait = style({ display: "grid", minHeight: 480 });

export const detail = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.gap });

/** The picture is above the words, and beside them where there is room. */
export const lead = style([
  engraved,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    overflow: "hidden",
    "@media": { [desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
  },
]);

export const art = style({
  width: "100%",
  height: "100%",
  minHeight: 180,
  maxHeight: 260,
  objectFit: "cover",
  "@media": { [desktop]: { order: 1, minHeight: 340, maxHeight: "none" } },
});

export const copy = style({
  display: "flex",
  flexDirection: "column",
  gap: 12,
  padding: "22px 20px 24px",
  "@media": { [desktop]: { justifyContent: "center", padding: "40px 44px" } },
});

export const title = style({ ...titleFont("h2"), ...textOn({ text: "ink", on: "panel.bg" }) });

export const period = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  display: "flex",
  alignItems: "center",
  gap: 8,
  fontSize: vars.text.sm,
  fontVariantNumeric: "tabular-nums",
});

export const act = style({ display: "grid", justifyItems: "start", gap: 8, marginTop: 12 });

/** A button that was pressed looks disabled, but keeps the focus. */
globalStyle(`${act} > button[aria-disabled="true"]:not([aria-busy])`, {
  ...paint({ text: "ink3", on: "disabled" }),
  borderColor: "transparent",
  boxShadow: "none",
  transform: "none",
  cursor: "not-allowed",
});

export const outcome = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  fontSize: vars.text.sm,
  /* not hidden: screen readers announce what appears in an element that they know */
  selectors: { "&:empty": { marginTop: -8 } },
});

export const termsTitle = style({ ...titleFont("card"), ...textOn({ text: "ink", on: "panel.bg" }) });

export const terms = style({
  ...textOn({ text: "ink", on: "panel.bg" }),
  display: "grid",
  gap: 8,
  marginTop: 12,
  paddingInlineStart: "1.35em",
  listStyle: "disc",
  lineHeight: 1.65,
});
