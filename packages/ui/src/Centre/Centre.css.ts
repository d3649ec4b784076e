import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { enter, modal } from "../Dialog/modal.css.ts";
import { desktop, phone } from "../style/media.ts";
import { corner, titleFont } from "../style/mixins.ts";
import { safe, safeHeight, safeInset, safeWidth } from "../style/safeArea.ts";

/** Below this width the side is narrower, and a form's summary is below the form. */
const narrow = "(min-width: 900px) and (max-width: 1099px)";

export const centre = style([
  modal,
  {
    inset: 0,
    width: "100vw",
    height: "100dvh",
    ...enter.bottom,
    selectors: { '&[data-shown="overview"]': paint({ text: "ink", on: "bg" }) },
    "@media": {
      [desktop]: {
        ...corner("panel"),
        inset: safeInset,
        margin: "auto",
        width: `min(1160px, ${safeWidth} - 48px)`,
        height: `min(820px, ${safeHeight} - 48px)`,
        border: vars.panel.bd,
      },
    },
  },
]);

export const inside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "minmax(0, 1fr)",
  height: "100%",
  "@media": {
    [desktop]: { gridTemplateColumns: "248px minmax(0, 1fr)" },
    [narrow]: { gridTemplateColumns: "208px minmax(0, 1fr)" },
  },
});

/** Beside the page; on a phone it is the overview, which scrolls as a whole. */
export const side = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  minHeight: 0,
  selectors: { "&[hidden]": { display: "none" } },
  "@media": {
    [desktop]: { ...paint({ text: "ink", on: "bg2" }), borderInlineEnd: `1px solid ${vars.color.line}` },
    [phone]: {
      overflowY: "auto",
      overscrollBehavior: "contain",
      padding: `${safe.top} calc(16px + ${safe.right}) calc(24px + ${safe.bottom}) calc(16px + ${safe.left})`,
    },
  },
});

export const sideHead = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 12,
  flex: "none",
  "@media": { [desktop]: { padding: "16px 16px 14px", borderBottom: `1px solid ${vars.color.hair}` } },
});

export const titleRow = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  "@media": { [phone]: { minHeight: 52, marginInlineEnd: -12 } },
});

export const title = style({
  ...textOn({ text: "ink2", on: ["bg2", "bg"] }),
  margin: 0,
  outline: "none",
  fontSize: vars.text.xs,
  fontWeight: 600,
  "@media": { [phone]: { ...titleFont("card"), ...textOn({ text: "ink", on: "bg" }) } },
});

export const menu = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: 12,
  minHeight: 0,
  "@media": {
    [desktop]: { flex: 1, overflowY: "auto", overscrollBehavior: "contain", padding: 8, scrollbarWidth: "thin" },
    /* as high as its entries, so that the room below the last one scrolls along */
    [phone]: { flex: "none", paddingTop: 12 },
  },
});

export const pane = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  minHeight: 0,
  "@media": { [phone]: { paddingInlineStart: safe.left, paddingInlineEnd: safe.right } },
});

export const paneHead = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  flex: "none",
  padding: `calc(4px + ${safe.top}) 12px 4px 4px`,
  "@media": { [desktop]: { padding: "16px 16px 8px 32px" } },
});

export const paneTitle = style({ ...titleFont("card"), flex: 1, minWidth: 0, margin: 0, outline: "none" });

export const end = style({
  ...textOn({ text: "ink2", on: "modal.bg" }),
  flex: "none",
  fontSize: vars.text.sm,
  fontWeight: 600,
});

export const paneBody = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: 20,
  flex: 1,
  minHeight: 0,
  /* so that what only screen readers get scrolls along, and does not make the whole dialog scroll */
  position: "relative",
  overflowY: "auto",
  overscrollBehavior: "contain",
  containerType: "inline-size",
  padding: `8px 16px calc(24px + ${safe.bottom})`,
  scrollPaddingBlock: 24,
  "@media": { [desktop]: { padding: "4px 32px 28px" } },
});

export const lead = style({
  ...textOn({ text: "ink2", on: "modal.bg" }),
  margin: 0,
  fontSize: vars.text.sm,
  lineHeight: 1.5,
  textWrap: "pretty",
});

export const lastLine = style({ display: "flex", justifyContent: "center" });

/** It is not seen moving away while the content above it loads. */
globalStyle(
  `${paneBody}:has(> :not(${lastLine}) [aria-busy="true"], > [aria-busy="true"]:not(${lastLine})) > ${lastLine}`,
  { visibility: "hidden" },
);
