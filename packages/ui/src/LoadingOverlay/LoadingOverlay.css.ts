import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { keyframes, style } from "@vanilla-extract/css";
import { modal } from "../Dialog/modal.css.ts";
import { corner } from "../style/mixins.ts";
import { safeInset, safeWidth } from "../style/safeArea.ts";

const appear = keyframes({ from: { opacity: 0 } });

/** A wait that ends at once is not shown. */
const late = `${appear} ${vars.motion.control} 200ms backwards`;

export const overlay = style([
  modal,
  {
    ...corner("panel"),
    inset: safeInset,
    width: "fit-content",
    maxWidth: `calc(${safeWidth} - 32px)`,
    height: "fit-content",
    margin: "auto",
    border: vars.panel.bd,
    animation: late,
    selectors: { "&::backdrop": { animation: late } },
  },
]);

export const box = style({ display: "grid", justifyItems: "center", gap: 14, padding: "24px 32px" });

export const label = style({
  ...textOn({ text: "ink2", on: "modal.bg" }),
  margin: 0,
  maxWidth: 280,
  textAlign: "center",
  textWrap: "balance",
  fontSize: vars.text.sm,
});
