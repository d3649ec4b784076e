import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { createVar, style } from "@vanilla-extract/css";
import { backdrop, corner, onlyHeard, titleFont } from "../style/mixins.ts";
import { desktop, phone } from "../style/media.ts";
import { safe, safeHeight, safeInset, safeWidth } from "../style/safeArea.ts";
import { when } from "../style/when.ts";
import { bottomSheet, enter, modal } from "./modal.css.ts";

/** The distance between the content and the edges. */
const side = createVar();

type Format = "split" | "sheet";

/** Matches the dialog in this format, set by its prop or by the brand's layout. */
function own(format: Format): string {
  return `&[data-format="${format}"], :root[data-auth="${format}"] &[data-format="auth"]`;
}

export const dialog = style([
  modal,
  {
    ...bottomSheet,
    vars: { [side]: "20px" },
    "@media": {
      [desktop]: {
        ...corner("panel"),
        vars: { [side]: "32px" },
        inset: safeInset,
        width: `min(460px, ${safeWidth} - 48px)`,
        height: "fit-content",
        maxHeight: `min(94dvh, ${safeHeight})`,
        margin: "auto",
        border: vars.panel.bd,
        selectors: {
          '&[data-size="sm"]': { width: `min(400px, ${safeWidth} - 48px)` },
          '&[data-size="lg"]': { width: `min(720px, ${safeWidth} - 48px)` },
          [when({ surface: "paper" })]: enter.fold,
          '&[data-format="window"]': { width: "fit-content", maxWidth: `calc(${safeWidth} - 48px)` },
          [own("split")]: { width: `min(940px, ${safeWidth} - 48px)` },
          [own("sheet")]: {
            inset: "0 0 0 auto",
            width: `calc(min(440px, ${safeWidth} - 48px) + ${safe.right})`,
            height: "100dvh",
            maxHeight: "none",
            margin: 0,
            padding: `${safe.top} ${safe.right} ${safe.bottom} 0`,
            border: 0,
            borderLeft: vars.panel.bd,
            borderRadius: 0,
            ...enter.end,
          },
        },
      },
    },
  },
]);

/** Matches an element inside a dialog of this format. */
function within(format: Format): string {
  return `${dialog}[data-format="${format}"] &, :root[data-auth="${format}"] ${dialog}[data-format="auth"] &`;
}

export const inside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "minmax(0, 1fr)",
  height: "100%",
  maxHeight: "inherit",
  "@media": {
    [desktop]: { selectors: { [`${within("split")}:has(> :nth-child(2))`]: { gridTemplateColumns: "1fr 1fr" } } },
  },
});

export const form = style({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  minHeight: 0,
  maxHeight: "inherit",
});

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  flex: "none",
  padding: `10px calc(${side} - 13px) 0 ${side}`,
  "@media": { [desktop]: { paddingTop: 14 } },
});

export const tone = {
  chat: style({
    ...paint({ text: "onChatHeader", on: "chatHeader" }),
    paddingBottom: 8,
    /* the brand's colour of the focus need not show on this one */
    vars: { [vars.color.focus]: "currentColor" },
    "@media": { [desktop]: { paddingTop: 8 } },
  }),
} as const;

/** The handle to drag a window; on a phone the dialog is a sheet, which does not move. */
export const handle = style({ "@media": { [desktop]: { cursor: "move", touchAction: "none" } } });
export const mover = style({ "@media": { [phone]: { display: "none" } } });
export const buttons = style({ display: "flex", flex: "none" });

export const sign = style({ ...textOn({ text: "ink", on: "modal.bg" }), minWidth: 0 });

export const title = style({ outline: "none" });
export const titleBeside = style({ ...titleFont("card"), minWidth: 0, paddingBlock: 4 });
export const titleBelow = style({ ...titleFont("h2"), margin: "4px 0 16px" });
export const hidden = style(onlyHeard);

export const body = style({
  flex: 1,
  minHeight: 0,
  /* so that what only screen readers get scrolls along, and does not make the whole dialog scroll */
  position: "relative",
  overflowY: "auto",
  overscrollBehavior: "contain",
  /* room for focus rings, which a scroll container would clip */
  padding: `4px ${side} calc(24px + ${safe.bottom})`,
  scrollPaddingBlock: 24,
  "@media": { [desktop]: { paddingBottom: 28 } },
});

export const footer = style({
  display: "flex",
  flexWrap: "wrap",
  gap: 10,
  flex: "none",
  padding: `12px ${side} calc(16px + ${safe.bottom})`,
  borderTop: `1px solid ${vars.color.hair}`,
});

export const picture = style({
  display: "none",
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  minHeight: 480,
  background: vars.modal.bg,
  selectors: {
    "&::before": {
      content: "",
      position: "absolute",
      inset: 0,
      zIndex: -1,
      background: `linear-gradient(0deg, ${vars.modal.bg}, color-mix(in oklab, ${vars.modal.bg} 72%, transparent) 22%, transparent 52%)`,
    },
  },
  "@media": { [desktop]: { selectors: { [within("split")]: { display: "block" } } } },
});

export const art = style(backdrop);

export const pictureText = style({ position: "absolute", insetInline: 32, bottom: 36 });
export const eyebrow = style({
  ...textOn({ text: "brandInk", on: "modal.bg" }),
  marginBottom: 8,
  fontSize: vars.text.sm,
  fontWeight: 600,
});
export const pictureTitle = style({
  ...titleFont("h2"),
  ...textOn({ text: "ink", on: "modal.bg" }),
  whiteSpace: "pre-line",
});
