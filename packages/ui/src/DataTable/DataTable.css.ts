import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, keyframes, type StyleRule, style } from "@vanilla-extract/css";
import { pointer } from "../style/media.ts";
import { corner, figures, onlyHeard } from "../style/mixins.ts";

const surfaces = ["modal.bg", "panel.bg", "bg"] as const;

/** The container's width decides, not the window's: the same table is used on pages and in panes of a dialog. */
export const container = style({ containerType: "inline-size", minWidth: 0 });
type CardStyle = Omit<Extract<StyleRule, object>, "@container">;
const narrow = "(max-width: 599px)";
const wide = "(min-width: 600px)";
const asCards = (cards: CardStyle) => ({ "@container": { [narrow]: cards } });
/** A container without room for details. */
const withoutDetails = "(max-width: 719px)";
/** Matches what is inside a table whose rows are cards of two lines. */
const placed = "[data-placed] &";

/** A moving line over the previous rows while new ones load. The text is not faded, so that it keeps its contrast. */
const pass = keyframes({ from: { translate: "-100%" }, to: { translate: "300%" } });
export const stale = style({
  height: 2,
  overflow: "hidden",
  selectors: {
    "&::after": {
      content: "",
      display: "block",
      width: "33%",
      height: "100%",
      background: vars.color.brandInk,
      animation: `${pass} 1.2s linear infinite`,
    },
  },
});

export const scroller = style({ overflow: "auto", maxHeight: "var(--table-height, none)" });

export const table = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  ...asCards({ display: "block" }),
});

export const caption = style(onlyHeard);

/** In cards each value has its own label instead. */
export const head = style(asCards({ display: "none" }));

export const body = style(asCards({ display: "grid", gap: 10, selectors: { [placed]: { gap: 0 } } }));

export const headCell = style({
  ...paint({ text: "ink2", on: "bg2" }),
  position: "sticky",
  top: 0,
  zIndex: 1,
  padding: "0 12px",
  height: vars.size.tap,
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.text.xs,
  fontWeight: 600,
  textAlign: "start",
  whiteSpace: "nowrap",
  selectors: { '&[data-align="end"]': { textAlign: "end" } },
});

export const sort = style({
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  minHeight: vars.size.tap,
  font: "inherit",
  selectors: { '[aria-sort="ascending"] &, [aria-sort="descending"] &': textOn({ text: "ink", on: "bg2" }) },
});
export const sortSign = style({
  display: "grid",
  opacity: 0,
  transition: `rotate ${vars.motion.control}`,
  selectors: {
    '[aria-sort="ascending"] &': { opacity: 1, rotate: "180deg" },
    '[aria-sort="descending"] &': { opacity: 1 },
    [`${sort}:focus-visible > &`]: { opacity: 1 },
  },
  "@media": { [pointer]: { selectors: { [`${sort}:hover > &`]: { opacity: 1 } } } },
});

export const row = style({
  position: "relative",
  selectors: { "&[data-pressable]:active": { background: vars.color.active } },
  "@media": { [pointer]: { selectors: { "&[data-pressable]:hover": { background: vars.color.hover } } } },
  ...asCards({
    ...corner("control"),
    ...paint({ text: "ink", on: "field.bg" }),
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: 6,
    padding: "12px 14px",
    border: vars.field.bd,
    selectors: {
      [placed]: {
        display: "flex",
        flexWrap: "wrap",
        alignItems: "baseline",
        alignContent: "center",
        gap: "2px 0",
        minHeight: 68,
        padding: "10px 2px",
        border: 0,
        borderRadius: 0,
        borderBottom: `1px solid ${vars.color.hair}`,
        background: "none",
      },
      [`:root[data-density="compact"] ${placed}`]: { minHeight: 64 },
      [`:root[data-density="roomy"] ${placed}`]: { minHeight: 72 },
      /* the end of the first line */
      [`${placed}::before`]: { content: "", order: 2, width: "100%" },
    },
  }),
});

export const cell = style({
  padding: "10px 12px",
  borderBottom: `1px solid ${vars.color.hair}`,
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "anywhere",
  selectors: {
    '&[data-align="end"]': { ...figures, textAlign: "end", whiteSpace: "nowrap" },
    /* a display face is too thin to check figures of this size */
    [`${placed}[data-align="end"]`]: { fontFamily: vars.font.body },
    [placed]: { verticalAlign: "middle" },
  },
  ...asCards({
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: 16,
    padding: 0,
    borderBottom: 0,
    textAlign: "end",
    selectors: {
      "&[data-title]": { fontWeight: 700, textAlign: "start" },
      '&[data-place="title"]': { display: "block", order: 0, flex: "1 1 0", minWidth: "50%", paddingInlineEnd: 12 },
      '&[data-place="figure"]': { order: 1, fontWeight: 700 },
      '&[data-place="line"]': {
        ...textOn({ text: "ink2", on: "modal.bg" }),
        display: "inline-flex",
        order: 3,
        gap: "0.35em",
        fontSize: vars.text.xs,
        lineHeight: 1.45,
        textAlign: "start",
      },
      '&[data-place="line"]:empty': { display: "none" },
      '[data-place="line"] ~ &[data-place="line"]::before': { content: '"·"', marginInlineStart: "0.35em" },
      '&[data-place="state"]': { order: 4, marginInlineStart: "auto", fontSize: vars.text.xs },
    },
  }),
});

/* a row's own view repeats them */
globalStyle(`${table} [data-place="detail"]`, { "@container": { [withoutDetails]: { display: "none" } } });

/** The column's name beside the value, only in cards. The first column is the card's title and needs none. */
export const cellLabel = style({
  ...textOn({ text: "ink3", on: "field.bg" }),
  flex: "none",
  fontFamily: vars.font.body,
  fontSize: vars.text.xs,
  fontWeight: 400,
  "@container": { [wide]: { display: "none" } },
  selectors: { "[data-title] > &": { display: "none" } },
});

/** The button that the whole row is. */
export const press = style({
  font: "inherit",
  fontWeight: "inherit",
  textAlign: "start",
  selectors: { "&::after": { content: "", position: "absolute", inset: 0 } },
});

/** At the end of a row that can be pressed; a card has no room for it. */
export const caret = style({
  ...textOn({ text: "ink3", on: surfaces }),
  position: "absolute",
  top: "50%",
  right: 4,
  display: "grid",
  fontSize: 14,
  translate: "0 -50%",
  ...asCards({ display: "none" }),
});
globalStyle(`${table}[data-pressed] tr > :last-child`, { "@container": { [wide]: { paddingInlineEnd: 28 } } });

/** A sentence above the cards says what the totals are. */
export const foot = style(asCards({ display: "block", marginTop: 10, selectors: { [placed]: { display: "none" } } }));
export const totalCell = style([
  cell,
  {
    ...textOn({ text: "ink", on: surfaces }),
    borderBottom: 0,
    borderTop: `2px solid ${vars.color.line}`,
    fontWeight: 700,
    ...asCards({ borderTop: 0 }),
  },
]);

/** The sorting control for cards, which have no column headers to press. */
export const cardSort = style({ marginBottom: 10, "@container": { [wide]: { display: "none" } } });

export const skeleton = style({ display: "block", flex: 1, minWidth: 48 });
