import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";

/** As high as a question with one part. */
export const waiting = style({ height: 320 });

export const remaining = style({ fontFamily: vars.font.num, fontSize: vars.text.xl, fontWeight: 700, lineHeight: 1.2 });

export const parts = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 12,
});

export const part = style({ display: "flex", alignItems: "center", gap: 12 });

export const proof = style({
  ...corner("control"),
  flex: "none",
  overflow: "hidden",
  width: 64,
  height: 64,
  background: vars.color.inset,
});

export const words = style({ display: "grid", gap: 2, minWidth: 0, overflowWrap: "anywhere" });

export const partAmount = style({ fontSize: vars.text.sm, fontWeight: 600 });

export const second = style({
  ...textOn({ text: "ink2", on: ["modal.bg", "field.bg"] }),
  fontSize: vars.text.xs,
  lineHeight: 1.4,
});

/** Beside one another where neither needs a second line. */
export const answers = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: 10,
  "@container": { "(max-width: 379px)": { gridTemplateColumns: "1fr" } },
});

/** As large as the answers, because it is what happens without one. */
export const forced = style({ margin: 0, fontSize: vars.text.md, lineHeight: 1.5, textWrap: "pretty" });
