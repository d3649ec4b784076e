import { paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { desktop, low, phone } from "@livery/ui/style/media.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { bleed } from "@livery/ui/style/safeArea.ts";
import { when } from "@livery/ui/style/when.ts";
import { name as logoName } from "@livery/ui/Logo/Logo.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { wait } from "./AccountArea.css.ts";
import { belowMarks } from "../belowMarks.ts";

const rail = when({ header: "rail" });
const split = when({ header: "split" });
const float = ':root[data-header-float="true"]:not([data-header="rail"]) &';
const drawer = when({ nav: "drawer" });
const edged = [':root[data-motif="deco"] &::after', ':root[data-motif="grid"] &::after'].join(", ");

export const header = style({
  ...paint({ text: "headerInk", on: "headerBg" }),
  position: "relative",
  zIndex: 5,
  borderBottom: vars.header.bd,
  ...bleed,
  selectors: {
    [when({ motif: "giwa" })]: { borderBottom: 0 },
    ':root[data-motif="giwa"] &::after': {
      content: "",
      display: "block",
      height: vars.motif.edgeHeight,
      marginBottom: `calc(-1 * ${vars.motif.edgeHeight})`,
      background: `${vars.motif.edge} 50% 0 / ${vars.motif.edgeSize} repeat-x`,
    },
    [edged]: {
      content: "",
      position: "absolute",
      insetInline: 0,
      top: "100%",
      height: vars.motif.edgeHeight,
      background: `${vars.motif.edge} 50% 0 / ${vars.motif.edgeSize} repeat-x`,
      opacity: 0.75,
      pointerEvents: "none",
    },
    ':root[data-motif="deco"] &::after': { transform: "scaleY(-1)", opacity: 0.35 },
  },
  "@media": {
    [desktop]: {
      selectors: {
        [rail]: { display: "contents" },
        [`${rail}::after`]: { content: "none" },
        [float]: {
          width: `calc(100% - 2 * ${vars.space.gutter})`,
          maxWidth: `calc(${vars.size.page} - 2 * ${vars.space.gutter})`,
          marginInline: "auto",
          marginTop: "16px",
          paddingInline: 0,
          border: vars.panel.bd,
          ...corner("panel"),
          boxShadow: vars.panel.sh,
          overflow: "clip",
        },
      },
    },
    [phone]: { position: "sticky", top: belowMarks },
    [low]: { position: "relative" },
  },
});

export const top = style({
  display: "flex",
  alignItems: "center",
  gap: "16px",
  width: "100%",
  maxWidth: vars.size.page,
  height: vars.size.header,
  marginInline: "auto",
  paddingInline: vars.space.gutter,
  "@media": {
    [desktop]: {
      selectors: {
        [split]: {
          display: "grid",
          gridTemplateColumns: "minmax(min-content, 1fr) minmax(0, auto) minmax(min-content, 1fr)",
        },
        [rail]: {
          position: "sticky",
          top: belowMarks,
          zIndex: 6,
          gridColumn: "1 / -1",
          gridRow: 1,
          maxWidth: "none",
          width: "auto",
          marginLeft: bleed.marginLeft,
          marginRight: bleed.marginRight,
          paddingLeft: `calc(${vars.space.gutter} + ${bleed.paddingLeft})`,
          paddingRight: `calc(${vars.space.gutter} + ${bleed.paddingRight})`,
          ...paint({ text: "headerInk", on: "headerBg" }),
          borderBottom: `1px solid ${vars.color.line}`,
        },
        [float]: { paddingInline: "20px" },
      },
    },
    [phone]: {
      height: vars.size.phoneHeader,
      paddingInline: "16px 8px",
      gap: "8px",
      selectors: {
        // Centred as long as there is room; a long name is shortened in favour of the balance.
        [drawer]: {
          display: "grid",
          gridTemplateColumns: "minmax(44px, 1fr) minmax(0, auto) minmax(max-content, 1fr)",
          paddingInline: "8px",
        },
      },
    },
    [`${desktop} and ${low}`]: { selectors: { [rail]: { position: "static" } } },
  },
});

/** Holds the menu button where it comes before the logo. */
export const start = style({ display: "flex", justifyContent: "flex-start", minWidth: 0 });

export const logo = style({ minWidth: 0, display: "flex" });

// On a phone with the logo in the middle, the mark alone is worth more than a name that is cut off.
globalStyle(`:root[data-nav="drawer"] ${top}:has([data-in-header], ${wait}) ${logoName}`, {
  "@media": { "(max-width: 479px)": { display: "none" } },
});
globalStyle(`:root[data-nav="drawer"] ${top} ${logoName}`, { "@media": { "(max-width: 345px)": { display: "none" } } });

export const account = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: "8px",
  marginLeft: "auto",
  "@media": { [desktop]: { flex: "1 1 auto", minWidth: 0, marginLeft: 0 }, [phone]: { gap: "6px" } },
});

/** On a phone the language choice is in the side menu. */
export const language = style({ "@media": { [phone]: { display: "none" } } });

/** On a phone with a tab bar the menu is one of the tabs. */
export const lastMenu = style({
  "@media": { [phone]: { selectors: { [when({ nav: "bottom" })]: { display: "none" } } } },
});
