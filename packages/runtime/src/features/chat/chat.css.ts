import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { figures } from "@livery/ui/style/mixins.ts";
import { desktop } from "@livery/ui/style/media.ts";
import { safeWidth } from "@livery/ui/style/safeArea.ts";
import { style } from "@vanilla-extract/css";

/** As wide and high as a chat wants to be; the window and the phone's sheet limit it. */
export const chat = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  minHeight: "56dvh",
  "@media": { [desktop]: { width: `min(440px, ${safeWidth} - 112px)`, minHeight: "min(480px, 60dvh)" } },
});

export const rooms = style({
  background: vars.modal.bg,
  position: "sticky",
  zIndex: 1,
  top: -4,
  paddingBlock: "12px 8px",
});

export const log = style({ paddingBlock: 12 });

export const list = style({ display: "grid", gap: 14, margin: 0, padding: 0, listStyle: "none" });

export const message = style({ display: "grid", justifyItems: "start", gap: 4, minWidth: 0 });
export const own = style({ justifyItems: "end" });

export const about = style({
  ...textOn({ text: "ink3", on: "modal.bg" }),
  ...figures,
  fontSize: vars.text.xs,
});
export const author = style({ ...textOn({ text: "ink2", on: "modal.bg" }), fontWeight: 600 });

export const bubble = style({
  ...paint({ text: "ink", on: "inset" }),
  maxWidth: "86%",
  margin: 0,
  padding: "9px 13px",
  borderRadius: `4px ${vars.radius.control} ${vars.radius.control}`,
  fontSize: vars.text.sm,
  lineHeight: 1.5,
  /* a long word or address must not widen the window */
  overflowWrap: "anywhere",
});
export const ownBubble = style({
  ...paint({ text: "onChatHeader", on: "chatHeader" }),
  borderRadius: `${vars.radius.control} 4px ${vars.radius.control} ${vars.radius.control}`,
});

export const empty = style({
  ...textOn({ text: "ink2", on: "modal.bg" }),
  margin: 0,
  paddingBlock: 40,
  fontSize: vars.text.sm,
  textAlign: "center",
});

/** The mark at the end; a little of it is in view before the last line is. */
export const end = style({ height: 1, scrollMarginBlock: 24 });
export const more = style({ position: "sticky", bottom: 0, display: "grid", justifyItems: "center" });

export const skeleton = style({ display: "grid", gap: 22, paddingBlock: 16 });

export const composer = style({ flex: 1, display: "grid", gap: 8, minWidth: 0 });
export const left = style({
  ...figures,
  ...textOn({ text: "ink3", on: "field.bg" }),
  alignSelf: "center",
  fontSize: vars.text.xs,
});
export const readOnly = style({
  ...textOn({ text: "ink2", on: "modal.bg" }),
  margin: 0,
  paddingBlock: 8,
  fontSize: vars.text.sm,
});
