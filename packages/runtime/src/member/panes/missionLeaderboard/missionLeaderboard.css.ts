import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { corner, figures } from "@livery/ui/style/mixins.ts";
import { globalStyle, style } from "@vanilla-extract/css";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const content = style({ ...column, gap: 16 });

export const list = style({ ...column, margin: 0, padding: 0, listStyle: "none" });

/** As high as a mission. */
export const waiting = style({ height: 88, borderBottom: `1px solid ${vars.color.hair}` });

/** On a phone, and where no mission has anything to do, it takes no room. */
export const act = style({
  ...column,
  justifyItems: "end",
  selectors: { [`${list}:not(:has(> li > :last-child:not(:empty))) &`]: { display: "none" } },
  "@container": { "(max-width: 519px)": { gridColumn: 2, selectors: { "&:empty": { display: "none" } } } },
});

/** The picture, the words, and what can be done; on a phone that is below the words. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "56px minmax(0, 1fr) 132px",
  alignItems: "center",
  gap: "10px 16px",
  paddingBlock: 14,
  borderBottom: `1px solid ${vars.color.hair}`,
  selectors: {
    [`${list}:not(:has(> li > :last-child:not(:empty))) > &`]: { gridTemplateColumns: "56px minmax(0, 1fr)" },
  },
  "@container": { "(max-width: 519px)": { gridTemplateColumns: "56px minmax(0, 1fr)" } },
});

export const picture = style({
  ...corner("control"),
  overflow: "hidden",
  width: 56,
  height: 56,
  background: vars.color.inset,
  "@container": { "(max-width: 519px)": { alignSelf: "start" } },
});

export const art = style({ display: "block", width: "100%", height: "100%", objectFit: "cover" });

export const words = style({ ...column, gap: 8, minWidth: 0 });

export const head = style({ display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: 12 });

export const name = style({
  minWidth: 0,
  margin: 0,
  fontSize: vars.text.sm,
  fontWeight: 700,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
});

export const amount = style({ fontSize: vars.text.sm, fontWeight: 700, whiteSpace: "nowrap" });

export const state = style({ ...textOn({ text: "ink2", on: "modal.bg" }), fontSize: vars.text.xs });

export const done = style({
  ...textOn({ text: "ink", on: "modal.bg" }),
  margin: 0,
  outline: "none",
  fontSize: vars.text.xs,
  lineHeight: 1.45,
  textAlign: "end",
});

export const claim = style({ ...column, gap: 8, width: "100%" });
/* an empty alert takes no room but stays in the page, so that screen readers announce it */
globalStyle(`${claim} > [role="alert"]:empty`, { position: "absolute" });

export const note = style({
  ...textOn({ text: "ink2", on: "modal.bg" }),
  margin: "0 0 4px",
  fontSize: vars.text.sm,
  lineHeight: 1.5,
});

export const account = style({ overflowWrap: "anywhere" });

export const rank = style({
  ...figures,
  ...paint({ text: "ink2", on: "bg2" }),
  ...corner("chip"),
  display: "inline-grid",
  placeItems: "center",
  minWidth: 28,
  height: 28,
  marginInlineEnd: 8,
  paddingInline: 6,
  fontSize: vars.text.xs,
});
