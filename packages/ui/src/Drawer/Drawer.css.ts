import { paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { titleFont } from "../style/mixins.ts";
import { when } from "../style/when.ts";

const appear = keyframes({ from: { opacity: 0 } });
const fromStart = keyframes({ from: { opacity: 0, translate: `calc(-1 * ${vars.motion.shift})` } });
const fromEnd = keyframes({ from: { opacity: 0, translate: vars.motion.shift } });
const fromBottom = keyframes({ from: { opacity: 0, translate: `0 ${vars.motion.shift}` } });
const enter = (name: string) => ({ animation: `${name} ${vars.motion.sheet} ${vars.motion.ease}` });

const base = style({
  ...paint({ text: "ink", on: "modal.bg" }),
  position: "fixed",
  margin: 0,
  padding: 0,
  maxWidth: "none",
  maxHeight: "none",
  border: 0,
  boxShadow: vars.modal.sh,
  overflow: "hidden",
  overscrollBehavior: "contain",
  selectors: {
    "&::backdrop": { background: vars.color.scrim, animation: `${appear} ${vars.motion.sheet}` },
  },
});

const side = { top: 0, bottom: 0, width: "min(400px, 100vw - 48px)", height: "100dvh" } as const;

export const drawer = styleVariants({
  start: [base, { ...side, left: 0, right: "auto", borderRight: vars.panel.bd, ...enter(fromStart) }],
  end: [base, { ...side, right: 0, left: "auto", borderLeft: vars.panel.bd, ...enter(fromEnd) }],
  /* sheets are round at the top in every brand (brief §4) */
  bottom: [
    base,
    {
      inset: "auto 0 0",
      width: "min(560px, 100vw)",
      maxHeight: "96dvh",
      marginInline: "auto",
      borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
      borderTop: vars.panel.bd,
      ...enter(fromBottom),
    },
  ],
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
  padding: "12px 20px calc(24px + env(safe-area-inset-bottom))",
});
