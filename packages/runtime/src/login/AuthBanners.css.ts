import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { desktop, phone } from "@livery/ui/style/media.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";

const on = ["modal.bg", "panel.bg"] as const;

/** As high as two lines of text below a title, and as the place that is kept while they load. */
const HEIGHT = 76;

/** On a phone only the title is shown, so that the form's button stays in view. */
const PHONE_HEIGHT = 52;

/** One fills the row; several show the edge of the next one and scroll to it. */
export const banners = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "100%",
  gap: 10,
  margin: "0 0 16px",
  padding: 0,
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  listStyle: "none",
  selectors: { "&:has(> :nth-child(2))": { gridAutoColumns: "88%" } },
});

/** Where the first one is the picture beside the form, only the others are above it. */
export const firstBeside = style({
  "@media": {
    [desktop]: {
      selectors: {
        "&:has(> :only-child)": { display: "none" },
        "&:not(:has(> :nth-child(3)))": { gridAutoColumns: "100%" },
      },
    },
  },
});

export const banner = style({
  ...corner("art"),
  display: "grid",
  gridTemplateColumns: `${HEIGHT}px minmax(0, 1fr)`,
  alignItems: "center",
  minHeight: HEIGHT,
  overflow: "hidden",
  border: `1px solid ${vars.color.line}`,
  scrollSnapAlign: "start",
  "@media": {
    [phone]: { gridTemplateColumns: `${PHONE_HEIGHT}px minmax(0, 1fr)`, minHeight: PHONE_HEIGHT },
    [desktop]: { selectors: { [`${firstBeside} > &:first-child`]: { display: "none" } } },
  },
});

export const waiting = style({
  ...corner("art"),
  height: HEIGHT + 2,
  overflow: "hidden",
  "@media": { [phone]: { height: PHONE_HEIGHT + 2 } },
});

/** Without a size of its own: a tall picture would push the form down when it arrives. */
export const picture = style({
  alignSelf: "stretch",
  contain: "size",
  width: "100%",
  height: "100%",
  minHeight: HEIGHT,
  objectFit: "cover",
  "@media": { [phone]: { minHeight: PHONE_HEIGHT } },
});
export const words = style({ display: "grid", gap: 2, padding: "8px 14px" });
export const title = style({ ...textOn({ text: "ink", on }), fontSize: vars.text.sm, fontWeight: 700 });
export const text = style({
  ...textOn({ text: "ink2", on }),
  fontSize: vars.text.xs,
  lineHeight: 1.45,
  "@media": { [phone]: { display: "none" } },
});
