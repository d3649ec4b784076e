import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { clampLines, corner, figures, swipeRow, titleFont } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";

export const heading = style({
  ...titleFont("card"),
  ...textOn({ text: "ink", on: "bg" }),
  marginBottom: vars.space.gapSmall,
});

export const rooms = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(260px, 1fr))",
  gap: vars.space.gap,
  "@media": { [phone]: { ...swipeRow, gap: vars.space.phoneGap } },
});

export const room = style({ minWidth: 0, "@media": { [phone]: { flex: "0 0 78%", scrollSnapAlign: "start" } } });

export const panel = style({ display: "flex", alignItems: "center", gap: 12, height: "100%", padding: 10 });

/** As high as a room. */
export const waiting = style({ ...corner("panel"), height: 94, overflow: "hidden" });

export const picture = style({ ...corner("art"), width: 64, height: 64, flex: "none", objectFit: "cover" });

export const words = style({ flex: 1, minWidth: 0, display: "grid", gap: 2 });

export const title = style({
  ...textOn({ text: "ink", on: "panel.bg" }),
  ...clampLines(1),
  fontSize: vars.text.md,
  fontWeight: 700,
});

export const note = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  ...figures,
  ...clampLines(1),
  fontSize: vars.text.sm,
});
