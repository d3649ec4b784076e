import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { pointer } from "../style/media.ts";
import { corner } from "../style/mixins.ts";
import { safeWidth } from "../style/safeArea.ts";

/** Takes the colour of its surroundings, as an icon button does. */
export const trigger = style({
  ...corner("control"),
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 4,
  minWidth: vars.size.tap,
  minHeight: vars.size.tap,
  padding: "0 8px",
  fontSize: vars.text.xs,
  fontWeight: 600,
  whiteSpace: "nowrap",
  transition: `box-shadow ${vars.motion.control}`,
  /* the text's contrast leaves no room for a background on some surfaces, so a line shows the press */
  selectors: { "&:active": { boxShadow: `inset 0 0 0 2px currentColor` } },
  "@media": {
    [pointer]: { selectors: { "&:hover:not(:active)": { boxShadow: `inset 0 0 0 1px currentColor` } } },
  },
});

const appear = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${vars.motion.shift})` } });

export const list = style({
  ...paint({ text: "ink", on: "modal.bg" }),
  ...corner("control"),
  position: "fixed",
  inset: "auto",
  margin: 0,
  padding: 6,
  minWidth: 168,
  maxWidth: `calc(${safeWidth} - 16px)`,
  // A long list scrolls instead of covering the page.
  maxHeight: "min(calc(100dvh - 96px), 420px)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  border: vars.panel.bd,
  outline: `1px solid ${vars.color.hair}`,
  boxShadow: vars.dock.sh,
  selectors: { "&:popover-open": { animation: `${appear} ${vars.motion.control} ${vars.motion.ease}` } },
});

export const item = style({
  ...textOn({ text: "ink2", on: "modal.bg" }),
  display: "flex",
  alignItems: "center",
  gap: 12,
  width: "100%",
  minHeight: vars.size.tap,
  padding: "6px 12px",
  borderRadius: `calc(${vars.radius.control} - 3px)`,
  cornerShape: vars.shape.corner,
  fontSize: vars.text.sm,
  fontWeight: 500,
  selectors: {
    "&:focus-visible": { outlineOffset: -3 },
    '&:active:not([aria-checked="true"])': paint({ text: "ink", on: "active" }),
    '&[aria-checked="true"]': { ...paint({ text: "brandInk", on: "brandSoft" }), fontWeight: 700 },
  },
  "@media": {
    [pointer]: {
      selectors: { '&:hover:not([aria-checked="true"], :active)': paint({ text: "ink", on: "hover" }) },
    },
  },
});

export const itemText = style({ flex: 1, minWidth: 0 });
/** On a hovered entry it is a glyph, which needs less contrast than text. */
textOn({ text: "ink3", on: ["hover", "active"], large: true });
export const itemIcon = style({ ...textOn({ text: "ink3", on: "modal.bg" }), display: "grid", fontSize: vars.text.md });

/** The log-out entry, separated from the entries above it. */
export const last = style({
  ...textOn({ text: "neg", on: "modal.bg" }),
  position: "relative",
  marginTop: 13,
  selectors: {
    "&::before": {
      content: "",
      position: "absolute",
      insetInline: 4,
      top: -7,
      height: 1,
      background: vars.color.hair,
    },
  },
});
globalStyle(`${last} ${itemIcon}`, { color: "inherit" });

export const header = style({
  maxWidth: 280,
  padding: "10px 12px 12px",
  marginBottom: 6,
  borderBottom: `1px solid ${vars.color.hair}`,
});
