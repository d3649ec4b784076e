import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { desktop, forced, low, phone } from "@livery/ui/style/media.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { when } from "@livery/ui/style/when.ts";
import { style } from "@vanilla-extract/css";
import { belowMarks } from "../belowMarks.ts";

const rail = when({ header: "rail" });
const split = when({ header: "split" });
const float = ':root[data-header-float="true"]:not([data-header="rail"]) &';
const withIcons = when({ heading: "terminal" });

export const nav = style({
  width: "100%",
  maxWidth: vars.size.page,
  marginInline: "auto",
  paddingInline: `calc(${vars.space.gutter} - 12px)`,
  overflow: "auto hidden",
  scrollbarWidth: "none",
  "@media": {
    [desktop]: {
      selectors: {
        [split]: { borderTop: `1px solid ${vars.color.line}` },
        [rail]: {
          ...paint({ text: "headerInk", on: "headerBg" }),
          position: "sticky",
          top: `calc(${vars.size.header} + ${belowMarks})`,
          alignSelf: "start",
          gridColumn: 1,
          gridRow: "2 / 4",
          height: `calc(100dvh - ${vars.size.header} - ${belowMarks})`,
          margin: 0,
          padding: "12px 10px",
          overflow: "hidden auto",
          borderRight: `1px solid ${vars.color.line}`,
        },
        [float]: {
          ...paint({ text: "ink2", on: "brandSoft" }),
          maxWidth: "none",
          paddingInline: "8px",
          borderTop: vars.panel.bd,
        },
      },
    },
    [phone]: {
      paddingInline: "8px",
      selectors: {
        [when({ nav: "bottom" })]: { display: "none" },
        [when({ nav: "drawer" })]: { borderTop: `1px solid ${vars.color.line}` },
      },
    },
    [`${desktop} and ${low}`]: { selectors: { [rail]: { top: belowMarks, height: `calc(100dvh - ${belowMarks})` } } },
  },
});

/** How many letters there is room for in an entry of `nav/added.css.ts`: in a short one, and in others. */
const letters = "--letters";
export const short = { [letters]: "3.75" };
const around = "--around";
/** The space beside the words of an entry. */
const beside = "--beside";
/** The space between entries. */
const between = "--between";
/** The height of a rail's entry: in a low window all of them fit. */
const railEntry = "--rail-entry";
const lowWindow = "(max-height: 960px)";

/** The least width of such an entry, and of the place that stays free for it. */
export const lateWidth = `calc(var(${letters}) * ${vars.text.sm} + var(${around}))`;

/** An entry that is added when the page is up. */
export const late = style({});

/** A row with so many entries, not counting late ones, that they fit only without icons, and in long words only tighter. */
const many = `:has(> :nth-child(11 of :not(${late})))`;
const inRow = ':root:not([data-header="rail"])';

export const list = style({
  vars: { [letters]: "4.2", [around]: "26px", [beside]: "13px", [between]: "4px" },
  display: "flex",
  gap: `var(${between})`,
  "@media": {
    [desktop]: {
      selectors: {
        [`${float}, ${withIcons}`]: { vars: { [around]: "50px" } },
        // Auto margins, unlike centring, keep the first entry within reach when the row is too long.
        [split]: {
          vars: { [around]: "30px", [beside]: "15px" },
          position: "relative",
          width: "max-content",
          marginInline: "auto",
        },
        [rail]: { vars: { [railEntry]: "44px", [between]: "2px" }, flexDirection: "column" },
        [float]: { vars: { [beside]: "10px" }, justifyContent: "space-between" },
        [`${inRow} &${many}`]: { vars: { [around]: `calc(2 * var(${beside}))` } },
        [`${split}${many}`]: { vars: { [beside]: "13px" } },
        [`${inRow}:not(:lang(ko)) &${many}`]: { vars: { [beside]: "7px", [between]: "1px" } },
      },
    },
    [`${desktop} and ${lowWindow}`]: { selectors: { [rail]: { vars: { [railEntry]: "38px" } } } },
    [phone]: { vars: { [between]: "0px" } },
  },
});

/** Some entries of a list that have a name together. */
export const group = style({
  display: "flex",
  gap: `var(${between})`,
  "@media": { [desktop]: { selectors: { [rail]: { flexDirection: "column" } } } },
});

/**
 * The entries after which one is added: DS88, crash games, the lottery and the rewards. Their places stay free, so that
 * they move no other entry.
 */
const keepsPlace = [
  '&[data-entry="live"]:has(~ [data-entry="sports"])',
  '&[data-entry="slots"]',
  '&[data-entry="elottery"]',
  '&[data-entry="promotions"]',
].join(", ");

export const cell = style({
  flex: "none",
  selectors: {
    '&[data-entry="slots"], &[data-entry="elottery"]': { vars: short },
    [keepsPlace]: { marginRight: `calc(${lateWidth} + var(${between}))` },
    // Only a rail has room for them.
    ':root:not([data-header="rail"]) &[data-group="service"]': { display: "none" },
  },
  "@media": {
    [phone]: { selectors: { [keepsPlace]: { marginRight: lateWidth } } },
    [desktop]: {
      selectors: {
        [keepsPlace.replaceAll("&", rail)]: { margin: `0 0 calc(var(${railEntry}) + 2px)` },
        [rail.replace("&", ':not([data-group="service"]) + &[data-group="service"]')]: {
          marginTop: "14px",
          paddingTop: "12px",
          borderTop: `1px solid ${vars.color.line}`,
        },
      },
    },
  },
});

export const entry = style({
  ...textOn({ text: "ink2", on: ["headerBg", "brandSoft"] }),
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: "8px",
  minHeight: "48px",
  paddingInline: `var(${beside})`,
  fontSize: vars.text.sm,
  fontWeight: 600,
  whiteSpace: "nowrap",
  textDecoration: "none",
  outlineOffset: "-3px",
  selectors: {
    "&:hover": textOn({ text: "ink", on: ["headerBg", "brandSoft"] }),
    "&[aria-current]": textOn({ text: "ink", on: "headerBg" }),
    "&[aria-current]::after": {
      content: "",
      position: "absolute",
      insetInline: `var(${beside})`,
      bottom: 0,
      height: vars.nav.bar,
      borderRadius: "3px 3px 0 0",
      background: vars.color.brand,
    },
  },
  "@media": {
    [desktop]: {
      selectors: {
        [split]: { minHeight: "52px" },
        [rail]: { minHeight: `var(${railEntry})`, gap: "12px", paddingInline: "12px", ...corner("control") },
        [`${rail}[aria-current]`]: paint({ text: "brandInk", on: "brandSoft" }),
        [`${rail}[aria-current]::after`]: {
          left: "-10px",
          right: "auto",
          top: "8px",
          bottom: "8px",
          width: "3px",
          height: "auto",
          borderRadius: 0,
        },
        // Keeps the icons and labels of a long row inside the box.
        [float]: { gap: "6px" },
        [`${float}[aria-current]`]: paint({ text: "onBrand", on: "brand" }),
        [`${float}[aria-current]::after`]: { content: "none" },
      },
    },
    [phone]: { minHeight: "44px", paddingInline: "12px" },
    [forced]: { selectors: { "&[aria-current]": { textDecoration: "underline 3px" } } },
  },
});

export const icon = style({
  display: "none",
  fontSize: "16px",
  "@media": {
    [desktop]: {
      selectors: {
        [rail]: { display: "grid" },
        [float]: { display: "grid" },
        [withIcons]: { display: "grid" },
        [`${inRow} ${list}${many} &`]: { display: "none" },
      },
    },
  },
});
