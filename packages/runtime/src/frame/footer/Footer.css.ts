import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { desktop, phone } from "@livery/ui/style/media.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { bleed, safe } from "@livery/ui/style/safeArea.ts";
import { when } from "@livery/ui/style/when.ts";
import { style } from "@vanilla-extract/css";

export const centred = ':root[data-footer="centered"] &';
export const rule = "1px solid color-mix(in oklab, currentColor 18%, transparent)";

export const footer = style({
  ...paint({ text: "footInk", on: "footBg" }),
  position: "relative",
  ...bleed,
  marginBottom: `calc(-1 * ${safe.bottom})`,
  paddingBottom: safe.bottom,
  fontSize: vars.text.sm,
  // The page's own focus ring may be invisible on this surface.
  vars: { [vars.logo.mark]: vars.logo.footMark, [vars.color.focus]: vars.logo.footMark },
  selectors: {
    "&::before": {
      content: "",
      display: "block",
      height: vars.motif.edgeHeight,
      background: `${vars.motif.edge} 50% 0 / ${vars.motif.edgeSize} repeat-x`,
    },
    ':root[data-motif="confetti"] &::before': { position: "absolute", insetInline: 0, bottom: "100%" },
  },
  "@media": {
    // The rail is at its left.
    [desktop]: {
      selectors: { [when({ header: "rail" })]: { gridColumn: 2, gridRow: 3, marginLeft: 0, paddingLeft: 0 } },
    },
  },
});

export const inside = style({
  // On most pages it is far below the window: there it costs no layout, which every font that loads would repeat.
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 1200px",
  width: "100%",
  maxWidth: vars.size.page,
  marginInline: "auto",
  padding: `40px ${vars.space.gutter} 48px`,
  "@media": {
    [phone]: {
      paddingInline: vars.space.phoneGutter,
      // Room for the tab bar, which covers the end of the page.
      selectors: { [when({ nav: "bottom" })]: { paddingBottom: "112px" } },
    },
  },
});

export const responsible = style({
  display: "flex",
  alignItems: "center",
  gap: "20px",
  paddingBottom: "28px",
  borderBottom: rule,
  "@media": { [phone]: { flexWrap: "wrap", gap: "16px 20px" } },
});

export const notice = style({ flex: 1, minWidth: "200px", textWrap: "pretty" });

export const noticeTitle = style({
  ...textOn({ text: "footStrong", on: "footBg" }),
  fontSize: vars.text.lg,
  fontWeight: 700,
});

export const responsibleLink = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "8px",
  minHeight: vars.size.tap,
  paddingInline: "16px",
  color: "inherit",
  fontWeight: 600,
  whiteSpace: "nowrap",
  textDecoration: "none",
  border: "1px solid color-mix(in oklab, currentColor 40%, transparent)",
  ...corner("control"),
  selectors: { "&:hover": { borderColor: "currentColor" } },
  "@media": { [phone]: { width: "100%" } },
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 3fr)",
  gap: "48px",
  paddingBlock: "32px 8px",
  selectors: { [centred]: { gridTemplateColumns: "1fr", justifyItems: "center", gap: "24px", textAlign: "center" } },
  "@media": {
    [phone]: {
      gridTemplateColumns: "1fr",
      gap: "24px",
      selectors: { [centred]: { justifyItems: "center" } },
    },
  },
});

export const brand = style({ minWidth: 0 });

export const description = style({ maxWidth: "36em", marginTop: "12px", textWrap: "pretty" });

export const links = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: "24px",
  selectors: { [centred]: { display: "flex", flexDirection: "column", gap: 0 } },
  "@media": {
    [phone]: {
      gridTemplateColumns: "1fr 1fr",
      selectors: { [centred]: { display: "flex", width: "100%", maxWidth: "340px", marginInline: "auto", gap: "8px" } },
    },
  },
});

/** On a phone the long list of games is beside two short lists, and the last list below them has two columns. */
export const linkGroup = style({
  "@media": {
    [phone]: { selectors: { "&:first-child": { gridRow: "span 2" }, "&:nth-child(4)": { gridColumn: "1 / -1" } } },
  },
});

export const groupTitle = style({
  ...textOn({ text: "footStrong", on: "footBg" }),
  display: "flex",
  alignItems: "center",
  minHeight: vars.size.tap,
  fontWeight: 700,
  selectors: { [centred]: { display: "none" } },
});

export const group = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  selectors: {
    [centred]: { display: "flex", flexWrap: "wrap", justifyContent: "center", columnGap: "28px" },
  },
  "@media": {
    [phone]: {
      selectors: {
        [`${centred}, ${linkGroup}:nth-child(4) > &`]: {
          display: "grid",
          gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
          columnGap: "24px",
        },
      },
    },
  },
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.tap,
  color: "inherit",
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: "4px" } },
});
