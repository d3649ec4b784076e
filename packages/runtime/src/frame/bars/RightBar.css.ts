import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { safe } from "@livery/ui/style/safeArea.ts";
import { style } from "@vanilla-extract/css";

/** From this width on there is room beside the page. */
const WIDE = "(min-width: 1400px)";

export const dock = style({
  display: "none",
  "@media": {
    [WIDE]: {
      selectors: {
        ':root:not([data-header="rail"]) &': {
          ...paint({ text: "ink2", on: "surface" }),
          position: "fixed",
          right: `calc(20px + ${safe.right})`,
          bottom: `calc(96px + ${safe.bottom})`,
          zIndex: 4,
          display: "flex",
          flexDirection: "column",
          gap: "2px",
          padding: "4px",
          border: vars.dock.bd,
          ...corner("control"),
          boxShadow: vars.dock.sh,
        },
      },
    },
  },
});

export const entry = style({
  ...textOn({ text: "ink2", on: "surface" }),
  display: "grid",
  justifyItems: "center",
  gap: "2px",
  width: "52px",
  paddingBlock: "9px",
  fontSize: "12px",
  fontWeight: 600,
  textAlign: "center",
  textDecoration: "none",
  selectors: { "&:hover": paint({ text: "ink", on: "hover" }), "&:active": paint({ text: "ink", on: "active" }) },
});

export const icon = style({ display: "grid", fontSize: "18px" });

export const label = style({ maxWidth: "100%", lineHeight: 1.25, overflowWrap: "anywhere" });

export const codesPlace = style({ position: "relative" });

export const codes = style({
  ...paint({ text: "ink", on: "panel.bg" }),
  position: "absolute",
  right: "calc(100% + 12px)",
  bottom: 0,
  display: "flex",
  gap: vars.space.gapSmall,
  padding: vars.space.pad,
  border: vars.panel.bd,
  ...corner("panel"),
  boxShadow: vars.dock.sh,
  outline: "none",
});

export const code = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  display: "grid",
  justifyItems: "center",
  gap: "8px",
  margin: 0,
  fontSize: vars.text.sm,
  fontWeight: 600,
});

/** Holds the place of a code of the usual size while it loads. */
export const codePicture = style({ minWidth: 125, minHeight: 125 });
