import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style, styleVariants } from "@vanilla-extract/css";
import { phone } from "../style/media.ts";
import { corner, figures, titleFont } from "../style/mixins.ts";
import { when } from "../style/when.ts";

export const heading = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: "4px 16px",
  marginBottom: vars.space.gapHeading,
  selectors: {
    [when({ heading: "ornament" })]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      justifyItems: "center",
      textAlign: "center",
    },
    [when({ heading: "bar" })]: { borderBottom: `1px solid ${vars.color.line}`, paddingBottom: 6 },
    [when({ heading: "terminal" })]: { gridTemplateColumns: "auto auto minmax(0, 1fr) auto", alignItems: "center" },
    [when({ heading: "seal" })]: {
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      alignItems: "center",
      gap: "4px 14px",
    },
  },
  "@media": { [phone]: { alignItems: "center" } },
});

export const title = style({
  ...titleFont("section"),
  selectors: {
    [when({ heading: "bar" })]: { display: "flex", alignItems: "center", gap: 10 },
    [`${when({ heading: "bar" })}::before`]: {
      content: "",
      flex: "none",
      width: 4,
      height: "1em",
      background: vars.color.brand,
    },
    [when({ heading: "tag" })]: {
      ...textOn({ text: "onPlayful", on: "playful1" }),
      background: vars.color.playful1,
      border: vars.panel.bd,
      borderRadius: 16,
      padding: "7px 18px",
      width: "max-content",
      maxWidth: "100%",
      rotate: "-1.2deg",
      boxShadow: vars.btn.sh,
    },
    [when({ heading: "seal" })]: { gridColumn: 2, gridRow: 2 },
  },
});

/** The tag headings of a page alternate between the brand's bright colours. */
export const turn = styleVariants({
  0: tagGround("playful1"),
  1: tagGround("playful2"),
  2: tagGround("playful3"),
  3: tagGround("playful4"),
  4: tagGround("playful5"),
  5: tagGround("playful6"),
});

function tagGround(role: "playful1" | "playful2" | "playful3" | "playful4" | "playful5" | "playful6") {
  return { selectors: { [when({ heading: "tag" })]: paint({ text: "onPlayful", on: role }) } };
}

export const number = style({
  ...paint({ text: "onBrand", on: "brand" }),
  display: "none",
  padding: "5px 7px 4px",
  borderRadius: 5,
  cornerShape: "bevel",
  ...figures,
  fontSize: 13,
  fontWeight: 600,
  lineHeight: 1,
  selectors: { [when({ heading: "terminal" })]: { display: "block" } },
});

/** The line from the title to the far side. */
export const line = style({
  display: "none",
  height: 1,
  background: `linear-gradient(90deg, ${vars.color.lineStrong}, transparent)`,
  selectors: { [when({ heading: "terminal" })]: { display: "block" } },
});

export const seal = style({
  ...paint({ text: "onBrand", on: "brand" }),
  display: "none",
  placeItems: "center",
  width: 38,
  height: 38,
  borderRadius: 4,
  outline: `1px solid ${vars.color.brand}`,
  outlineOffset: 2,
  fontFamily: vars.font.display,
  fontWeight: 700,
  fontSize: 17,
  lineHeight: 1,
  selectors: { [when({ heading: "seal" })]: { display: "grid", gridRow: "1 / 3" } },
});

const rule = {
  content: "",
  width: 72,
  height: 1,
  background: vars.color.lineStrong,
  "@media": { [phone]: { width: 44 } },
} as const;

export const eyebrow = style({
  ...textOn({ text: "ink3", on: "bg" }),
  display: "none",
  fontFamily: vars.font.display,
  fontStyle: "italic",
  fontSize: 16,
  lineHeight: 1.2,
  selectors: {
    [when({ heading: "ornament" })]: {
      ...textOn({ text: "brandInk", on: "bg" }),
      display: "flex",
      alignItems: "center",
      gap: 16,
    },
    [`${when({ heading: "ornament" })}::before`]: rule,
    [`${when({ heading: "ornament" })}::after`]: rule,
    [when({ heading: "seal" })]: { display: "block", gridColumn: 2 },
  },
});

export const more = style({
  ...textOn({ text: "ink3", on: "bg" }),
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  minHeight: vars.size.tap,
  marginBottom: -8,
  fontSize: vars.text.sm,
  fontWeight: 600,
  whiteSpace: "nowrap",
  ...corner("control"),
  selectors: {
    "&:hover": textOn({ text: "ink", on: "bg" }),
    [when({ heading: "ornament" })]: { position: "absolute", right: 0, bottom: 0, margin: 0 },
    [when({ heading: "terminal" })]: { margin: 0 },
    [when({ heading: "seal" })]: { margin: 0, gridRow: "1 / 3", gridColumn: 3 },
  },
  "@media": {
    [phone]: {
      marginBottom: 0,
      selectors: { [when({ heading: "ornament" })]: { position: "static", marginTop: -6 } },
    },
  },
});
