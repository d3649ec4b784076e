import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { when } from "@livery/ui/style/when.ts";
import { style } from "@vanilla-extract/css";

/** The column of a page's content. */
export const column = style({
  width: "100%",
  maxWidth: vars.size.page,
  marginInline: "auto",
  paddingInline: vars.space.gutter,
  selectors: { [when({ header: "rail" })]: { maxWidth: vars.size.railPage } },
  "@media": { [phone]: { paddingInline: vars.space.phoneGutter } },
});

/** Sections below each other. */
export const stack = style([
  column,
  {
    display: "flex",
    flexDirection: "column",
    gap: vars.space.gapSection,
    paddingBlock: `${vars.space.stackTop} ${vars.space.gapSection}`,
    "@media": { [phone]: { gap: vars.space.phoneSection, paddingBlock: `16px ${vars.space.phoneSection}` } },
  },
]);

/** A section without a heading; two in a row belong together. */
export const plainSection = style({
  minWidth: 0,
  selectors: { "& + &": { marginTop: `calc(max(16px, ${vars.space.gap}) - ${vars.space.gapSection})` } },
  "@media": {
    [phone]: {
      selectors: { "& + &": { marginTop: `calc(max(16px, ${vars.space.phoneGap}) - ${vars.space.phoneSection})` } },
    },
  },
});

/** A section with a heading. The first one has more distance from the hero than a plain section. */
export const section = style({
  minWidth: 0,
  selectors: {
    [`${stack} > &:first-child`]: {
      marginTop: `calc(max(28px, ${vars.space.gapSection} * .6) - ${vars.space.stackTop})`,
    },
  },
  "@media": {
    [phone]: {
      selectors: {
        [`${stack} > &:first-child`]: { marginTop: `calc(max(26px, ${vars.space.phoneSection} * .6) - 16px)` },
      },
    },
  },
});

/** The room that a page leaves for the header's edge, which hangs into it. */
function belowEdge(room: string) {
  const paddingTop = `calc(${room} + ${vars.motif.edgeHeight})`;
  return { [when({ motif: "giwa" })]: { paddingTop }, [when({ motif: "deco" })]: { paddingTop } };
}

/** A page of parts below each other, closer together than sections. */
export const page = style([
  column,
  {
    display: "flex",
    flexDirection: "column",
    gap: vars.space.gap,
    paddingBlock: `${vars.space.gapHeading} ${vars.space.gapSection}`,
    selectors: belowEdge(vars.space.gapHeading),
    "@media": {
      [phone]: {
        gap: vars.space.phoneGap,
        paddingBlock: `${vars.space.phoneGap} ${vars.space.phoneSection}`,
        selectors: belowEdge(vars.space.phoneGap),
      },
    },
  },
]);
