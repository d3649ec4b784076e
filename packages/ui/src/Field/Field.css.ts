import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { phone, pointer } from "../style/media.ts";
import { corner, onlyHeard } from "../style/mixins.ts";

/** Forms are used on pages, panels and modals. */
const surfaces = ["modal.bg", "panel.bg", "bg"] as const;

export const field = style({ minWidth: 0 });

export const head = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: 12,
  marginBottom: 6,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
});
export const hidden = style(onlyHeard);
export const label = style({ ...textOn({ text: "ink2", on: surfaces }), fontWeight: 600 });
export const star = style({ ...textOn({ text: "neg", on: surfaces }), marginInlineStart: 3 });
export const optional = style({ ...textOn({ text: "ink3", on: surfaces }), flex: "none", fontSize: vars.text.xs });

const below = { marginTop: 6, fontSize: vars.text.xs, lineHeight: 1.45 } as const;

export const hint = style({ ...textOn({ text: "ink3", on: surfaces }), ...below, textWrap: "pretty" });
export const error = style({
  ...textOn({ text: "neg", on: surfaces }),
  ...below,
  display: "flex",
  alignItems: "flex-start",
  gap: 6,
  fontWeight: 500,
});
globalStyle(`${error} > svg`, { marginTop: 1 });

/** The box around a control, including what is shown before and after it. */
export const well = style({
  ...corner("control"),
  ...textOn({ text: "ink", on: "field.bg" }),
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 10,
  minWidth: 0,
  minHeight: vars.size.control,
  paddingInline: 14,
  background: vars.field.bg,
  border: vars.field.bd,
  transition: `border-color ${vars.motion.control}`,
  selectors: {
    "&:has(:is(input, select):focus)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: 0 },
    '&:has([aria-invalid="true"])': {
      borderColor: vars.color.neg,
      boxShadow: `inset 0 0 0 1px ${vars.color.neg}`,
    },
    "&:has(:is(input, select):disabled)": { ...paint({ text: "ink3", on: "disabled" }), cursor: "not-allowed" },
  },
  "@media": {
    [pointer]: {
      selectors: { '&:hover:not(:has(:disabled, [aria-invalid="true"]))': { borderColor: vars.color.lineStrong } },
    },
  },
});

export const lead = style({ ...textOn({ text: "ink3", on: "field.bg" }), display: "grid", fontSize: vars.text.md });

/** Buttons at the end are closer to the edge, because they have padding of their own. */
export const trail = style({
  ...textOn({ text: "ink3", on: "field.bg" }),
  display: "flex",
  alignItems: "center",
  flex: "none",
  selectors: { "&:has(button)": { marginInlineEnd: -12 } },
});

/** An input or select without a look of its own: the box around it is what visitors see. */
export const control = style({
  flex: 1,
  width: "100%",
  minWidth: 0,
  minHeight: `calc(${vars.size.control} - 6px)`,
  padding: 0,
  border: 0,
  outline: "none",
  background: "none",
  appearance: "none",
  textOverflow: "ellipsis",
  selectors: {
    "&::placeholder": { ...textOn({ text: "ink3", on: "field.bg" }), opacity: 1 },
    /* autofilled fields keep the brand's colours */
    "&:autofill": {
      WebkitTextFillColor: vars.color.ink,
      caretColor: vars.color.ink,
      boxShadow: `inset 0 0 0 99px ${vars.field.bg}`,
    },
    "&:disabled": { cursor: "not-allowed" },
    /* a search has a button of its own that clears it */
    "&::-webkit-search-cancel-button": { display: "none" },
  },
  /* below 16 px a phone zooms in when the field gets the focus */
  "@media": { [phone]: { fontSize: `max(16px, ${vars.text.md})` } },
});
