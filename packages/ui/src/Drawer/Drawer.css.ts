import { vars } from "@livery/theme/vars.css.ts";
import { style, styleVariants } from "@vanilla-extract/css";
import { bottomSheet, enter, modal } from "../Dialog/modal.css.ts";
import { titleFont } from "../style/mixins.ts";
import { safe, safeWidth } from "../style/safeArea.ts";
import { when } from "../style/when.ts";

/** Reaches the edge of the window there, and keeps its content clear of it. */
function side(edge: "left" | "right") {
  return {
    top: 0,
    bottom: 0,
    width: `calc(min(400px, ${safeWidth} - 48px) + ${safe[edge]})`,
    height: "100dvh",
    paddingTop: safe.top,
    ...(edge === "left" ? { paddingLeft: safe.left } : { paddingRight: safe.right }),
  } as const;
}

export const drawer = styleVariants({
  start: [modal, { ...side("left"), left: 0, right: "auto", borderRight: vars.panel.bd, ...enter.start }],
  end: [modal, { ...side("right"), right: 0, left: "auto", borderLeft: vars.panel.bd, ...enter.end }],
  bottom: [modal, bottomSheet],
});

export const inside = style({ display: "flex", flexDirection: "column", height: "100%", maxHeight: "inherit" });

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  flex: "none",
  padding: "10px 10px 10px 20px",
  borderBottom: `1px solid ${vars.color.hair}`,
  selectors: { [when({ surface: "tonal" })]: { borderBottomColor: "transparent" } },
});

export const title = style(titleFont("card"));

export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: `12px 20px calc(24px + ${safe.bottom})`,
});
