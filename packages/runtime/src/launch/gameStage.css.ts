import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { clampLines, corner } from "@livery/ui/style/mixins.ts";
import { when } from "@livery/ui/style/when.ts";
import { style } from "@vanilla-extract/css";
import { column } from "../kit/page/page.css.ts";

/** As high as the window leaves room for below the header; a game that needs more scrolls inside. */
export const page = style([
  column,
  {
    display: "flex",
    flexDirection: "column",
    gap: 12,
    flex: 1,
    minHeight: 0,
    paddingBlock: "12px 16px",
    selectors: { "&:fullscreen": { ...paint({ text: "ink", on: "bg" }), maxWidth: "none" } },
    "@media": {
      [phone]: {
        gap: 8,
        paddingInline: 0,
        paddingBlock: "4px 0",
        // The header's edge hangs into the page.
        selectors: {
          [when({ motif: "deco" })]: { paddingTop: vars.motif.edgeHeight },
          [when({ motif: "giwa" })]: { paddingTop: vars.motif.edgeHeight },
        },
      },
    },
  },
]);

export const bar = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minWidth: 0,
  "@media": { [phone]: { flexWrap: "wrap", paddingInline: 6, gap: 4 } },
});

export const name = style({ flex: 1, minWidth: 0 });

export const title = style({
  margin: 0,
  ...clampLines(1),
  ...textOn({ text: "ink", on: "bg" }),
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.display,
  lineHeight: 1.3,
  "@media": { [phone]: { fontSize: vars.text.lg } },
});

export const facts = style({
  margin: 0,
  ...clampLines(1),
  ...textOn({ text: "ink3", on: "bg" }),
  fontSize: vars.text.xs,
});

export const actions = style({ display: "flex", flex: "none" });

export const stage = style({
  ...paint({ text: "ink", on: "panel.bg" }),
  ...corner("panel"),
  position: "relative",
  flex: 1,
  overflow: "hidden",
  border: vars.panel.bd,
  boxShadow: vars.panel.sh,
  minHeight: "min(620px, calc(100dvh - 190px))",
  "@media": {
    [phone]: { borderRadius: 0, borderInline: 0, minHeight: "calc(100dvh - 150px)" },
  },
});

export const frame = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  border: 0,
  colorScheme: "normal",
});

export const foot = style({
  ...textOn({ text: "ink3", on: "bg" }),
  margin: 0,
  textAlign: "center",
  fontSize: vars.text.xs,
  "@media": { [phone]: { paddingBlock: "4px 8px" } },
});
