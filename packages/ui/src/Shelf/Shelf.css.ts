import { paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { desktop, phone, pointer } from "../style/media.ts";
import { swipeRow } from "../style/mixins.ts";
import { when } from "../style/when.ts";

/** Below this width a format uses one column less, so that it also fits in a rail layout. */
const least = createVar();
const column = `max(${least}, (100% - (${vars.grid.cols} - 1) * ${vars.space.gap}) / ${vars.grid.cols} - .1px)`;

export const frame = style({ position: "relative", minWidth: 0 });

/** Formats whose cards are in a scrolling row; a `wide` card is a row itself. */
const scrolled = (["tile", "poster", "round"] as const).map((card) => when({ shelf: "row", card })).join(", ");
/** On a phone, a shelf with a large first card is also a row to swipe. */
const swiped = [
  scrolled,
  ...(["tile", "poster", "round"] as const).map((card) => when({ shelf: "feature", card })),
].join(", ");

export const row = style({
  vars: { [least]: "148px" },
  display: "grid",
  gap: vars.space.gap,
  gridTemplateColumns: `repeat(auto-fill, minmax(${column}, 1fr))`,
  selectors: {
    [when({ card: "poster" })]: { vars: { [least]: "160px" } },
    [when({ card: "wide" })]: { vars: { [least]: "250px" } },
  },
  "@media": {
    [desktop]: {
      selectors: {
        [scrolled]: {
          gridAutoFlow: "column",
          gridTemplateColumns: "none",
          gridAutoColumns: column,
          overflow: "auto hidden",
          scrollbarWidth: "none",
          scrollBehavior: "smooth",
          scrollSnapType: "x proximity",
          /* room for the rings and shadows that a scroll container would clip */
          padding: 6,
          margin: -6,
          scrollPaddingInline: 6,
        },
      },
    },
    [phone]: {
      gap: vars.space.phoneGap,
      gridTemplateColumns: `repeat(${vars.grid.phoneCols}, minmax(0, 1fr))`,
      selectors: { [swiped]: swipeRow },
    },
    "(min-width: 600px) and (max-width: 899px)": {
      selectors: { [when({ card: "wide" })]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
    },
  },
});

export const rows = styleVariants({
  1: {},
  2: {
    "@media": {
      [desktop]: { selectors: { [scrolled]: { gridTemplateRows: "repeat(2, auto)", rowGap: vars.space.gap } } },
    },
  },
});

/**
 * Beyond the end of a phone's row the browser neither lays out nor paints a card whose title is on its art: such cards
 * are equally high, so the first ones give the row its height.
 */
const beyond = (["row", "feature"] as const)
  .flatMap((shelf) => (["tile", "poster"] as const).map((card) => when({ shelf, card, lettering: "overlay" })))
  .map((cells) => `${cells}:nth-child(n + 5)`)
  .join(", ");

export const cell = style({
  minWidth: 0,
  scrollSnapAlign: "start",
  "@media": {
    [desktop]: {
      selectors: {
        /* two full rows: the large card, and eight beside it */
        [`${when({ shelf: "feature" })}:nth-child(n + 10)`]: { display: "none" },
        [`${when({ shelf: "feature" })}:first-child`]: { gridColumn: "span 2", gridRow: "span 2" },
        [`${when({ shelf: "feature", card: "wide" })}:first-child`]: { gridColumn: "auto", gridRow: "auto" },
        [`${when({ shelf: "feature", card: "wide" })}:nth-child(n + 10)`]: { display: "block" },
      },
    },
    [phone]: {
      flex: `0 0 ${vars.grid.phoneCard}`,
      selectors: {
        [beyond]: { contentVisibility: "auto", overflowClipMargin: 24 },
        /* enough cards for one section of a phone's page */
        [`${when({ shelf: "grid" })}:nth-child(n + 10)`]: { display: "none" },
        [`${when({ shelf: "grid", card: "tile" })}:nth-child(n + 9)`]: { display: "none" },
        [`${when({ shelf: "grid", card: "poster" })}:nth-child(n + 9)`]: { display: "none" },
        [`${when({ card: "wide" })}:nth-child(n + 7)`]: { display: "none" },
      },
    },
  },
});

const side = {
  ...paint({ text: "ink", on: "raised" }),
  display: "grid",
  placeItems: "center",
  position: "absolute",
  zIndex: 3,
  /* in the middle of the art, above the text */
  top: "calc(50% - 44px)",
  width: vars.size.tap,
  height: vars.size.tap,
  border: `1px solid ${vars.color.line}`,
  borderRadius: "50%",
  boxShadow: vars.dock.sh,
  fontSize: 18,
  transition: `opacity ${vars.motion.control}`,
  selectors: {
    '&[aria-disabled="true"]': { opacity: 0, cursor: "default" },
    "&[aria-disabled]:focus-visible": { opacity: 1 },
  },
  "@media": {
    /* touch screens swipe */
    [phone]: { display: "none" },
    [pointer]: { selectors: { '&:hover:not([aria-disabled="true"])': { borderColor: vars.color.lineStrong } } },
  },
} as const;

export const arrow = styleVariants({
  start: { ...side, left: -14 },
  end: { ...side, right: -14 },
});
