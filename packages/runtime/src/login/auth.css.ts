import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { style } from "@vanilla-extract/css";

/** The minimum age, under every form and never too small to read. */
export const age = style({
  ...textOn({ text: "ink2", on: ["modal.bg", "panel.bg"] }),
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 10,
  marginTop: 20,
  fontSize: vars.text.xs,
});

/** Below the words that it belongs to, and not below their box. */
export const read = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.tap,
  marginBlock: -8,
  marginInlineStart: 30,
  color: "inherit",
  textDecoration: "underline",
  textUnderlineOffset: 3,
});

/** On a phone the registration fills the screen, also while its fields are not known yet. */
export const registerWaits = style({ "@media": { [phone]: { minHeight: "80dvh" } } });

/** The tabs of the ways to register and their distance to the fields. */
export const tabsWait = style({ height: `calc(${vars.size.tap} + 17px)` });

/** Takes its place, but is not there yet. */
export const unseen = style({ visibility: "hidden" });

export const stack = style({ display: "grid", gap: 16 });

const small = {
  ...textOn({ text: "ink2", on: ["modal.bg", "panel.bg"] }),
  margin: 0,
  fontSize: vars.text.sm,
} as const;

/** Where a code went. It is in the page before that, so that screen readers announce it. */
export const sent = style({ ...small, selectors: { "&:empty": { display: "none" } } });

export const note = style({ ...small, fontSize: vars.text.xs, textAlign: "center" });

/** Between two ways to go on, with a line on both sides. */
export const or = style({
  ...small,
  display: "flex",
  alignItems: "center",
  gap: 12,
  fontSize: vars.text.xs,
  "::before": { content: "", flex: 1, borderTop: `1px solid ${vars.color.line}` },
  "::after": { content: "", flex: 1, borderTop: `1px solid ${vars.color.line}` },
});

/** The code of the link that the visitor came by: to be read, not to be changed. */
/** Directly below the title, which it belongs to. */
export const amount = style({
  ...textOn({ text: "brandInk", on: ["modal.bg", "panel.bg"] }),
  margin: "0 0 16px",
  fontSize: vars.text.md,
  fontWeight: 700,
});

export const referral = style({
  ...textOn({ text: "ink2", on: ["modal.bg", "panel.bg"] }),
  fontSize: vars.text.sm,
  overflowWrap: "anywhere",
});
/** At the end of its row, also where it is alone in it. */
export const forgot = style({ marginInlineStart: "auto" });

export const lead = style({
  ...textOn({ text: "ink2", on: ["modal.bg", "panel.bg"] }),
  fontSize: vars.text.sm,
  lineHeight: 1.6,
});

export const back = style({ marginTop: 12 });

export const notice = style({ marginBottom: 16 });
