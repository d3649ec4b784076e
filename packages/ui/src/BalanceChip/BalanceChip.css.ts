import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { desktop, phone, pointer } from "../style/media.ts";
import { corner, figures, onlyHeard } from "../style/mixins.ts";
import { turn } from "../style/turn.css.ts";

/** What a balance in a centre is on: beside the pages, or in a card. */
const centreSurfaces = ["bg2", "panel.bg"] as const;

/** The chip in a header that has room only for the amount. */
const tight = ':root[data-nav="drawer"] &[data-place="header"]';

export const chip = style({
  ...paint({ text: "ink", on: "inset" }),
  ...corner("control"),
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minWidth: 0,
  flex: "none",
  minHeight: vars.size.tap,
  paddingInlineStart: 14,
  border: vars.chip.bd,
  fontWeight: 700,
  whiteSpace: "nowrap",
  selectors: {
    '&[data-place="centre"]': {
      ...textOn({ text: "ink", on: centreSurfaces }),
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto auto",
      gap: 0,
      padding: 0,
      border: 0,
      background: "none",
    },
  },
  "@media": {
    [phone]: {
      paddingInlineStart: 12,
      gap: 2,
      fontSize: vars.text.sm,
      selectors: {
        [tight]: {
          ...textOn({ text: "headerInk", on: "headerBg" }),
          paddingInline: "0 8px",
          border: 0,
          background: "none",
        },
      },
    },
  },
});

const inCentre = `${chip}[data-place="centre"] &`;

/** Inside a chip that has room only for the amount. */
const inTight = `:root[data-nav="drawer"] ${chip}[data-place="header"] &`;

/** The label and the amount, where a press on them leads on: as high as a finger needs. */
export const open = style({
  ...corner("control"),
  display: "inline-flex",
  alignItems: "center",
  gap: "inherit",
  minWidth: 0,
  minHeight: vars.size.tap,
  color: "inherit",
  font: "inherit",
  fontWeight: "inherit",
  "@media": { [pointer]: { selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 4 } } } },
});

export const label = style({
  ...textOn({ text: "ink3", on: "inset" }),
  fontSize: vars.text.xs,
  fontWeight: 500,
  selectors: { [inCentre]: { ...textOn({ text: "ink2", on: centreSurfaces }), gridArea: "1 / 1" } },
  "@media": {
    [phone]: { selectors: { [`${chip}:not([data-place="centre"]) &`]: onlyHeard } },
    // Beside a logo in the middle the header is short of room, and the currency says what it is.
    [desktop]: { selectors: { [`:root[data-header="split"] ${chip}[data-place="header"] &`]: onlyHeard } },
  },
});

/** As wide as a medium amount, so that nothing moves when the amount arrives. */
export const amount = style({
  ...figures,
  minWidth: "5.5em",
  textAlign: "end",
  selectors: {
    [inCentre]: {
      gridArea: "2 / 1",
      overflow: "hidden",
      textOverflow: "ellipsis",
      fontSize: vars.text.xl,
      lineHeight: 1.25,
      textAlign: "start",
    },
  },
  "@media": { [phone]: { selectors: { [inTight]: { minWidth: 0 } } } },
});

export const wait = style({
  ...textOn({ text: "ink3", on: "inset" }),
  fontFamily: vars.font.body,
  fontSize: vars.text.xs,
  fontWeight: 500,
});
export const failed = style({
  ...textOn({ text: "neg", on: "inset" }),
  fontFamily: vars.font.body,
  fontSize: vars.text.xs,
  fontWeight: 600,
});

export const refresh = style({
  ...textOn({ text: "ink2", on: "inset" }),
  ...corner("control"),
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 40,
  height: 42,
  fontSize: 14,
  "@media": {
    [pointer]: { selectors: { "&:hover": textOn({ text: "ink", on: "inset" }) } },
    [phone]: { selectors: { [inTight]: { display: "none" } } },
  },
  selectors: {
    '&[aria-disabled="true"]': { cursor: "progress" },
    "&:focus-visible": { outlineOffset: -3 },
    [inCentre]: {
      ...textOn({ text: "ink2", on: centreSurfaces }),
      gridRow: "1 / 3",
      alignSelf: "center",
      fontSize: 18,
    },
  },
});
globalStyle(`${refresh}[data-turning] > svg`, { animation: `${turn} .8s linear infinite` });
