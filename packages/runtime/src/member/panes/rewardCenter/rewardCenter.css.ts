import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { corner, figures, titleFont } from "@livery/ui/style/mixins.ts";
import { globalStyle, style } from "@vanilla-extract/css";

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const content = style({ ...column, gap: 20 });

export const cards = style({
  ...column,
  gap: 16,
  listStyle: "none",
  margin: 0,
  padding: 0,
  "@container": {
    "(min-width: 520px) and (max-width: 759px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    "(min-width: 760px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

export const place = style({ minWidth: 0 });

/** As high as a card with a picture and two lines of text. */
export const waiting = style({ ...corner("panel"), height: 340, overflow: "hidden" });

/** A well, as other parts of a centre are. */
export const card = style({
  ...paint({ text: "ink", on: "field.bg" }),
  ...corner("panel"),
  display: "flex",
  flexDirection: "column",
  height: "100%",
  overflow: "hidden",
});

/** Lower on a phone, so that the next card is in sight. */
export const media = style({
  flex: "none",
  aspectRatio: "16 / 9",
  background: vars.color.inset,
  "@container": { "(max-width: 519px)": { height: 128, aspectRatio: "auto" } },
});

export const art = style({ display: "block", width: "100%", height: "100%", objectFit: "cover" });

export const copy = style({ display: "flex", flex: 1, flexDirection: "column", gap: 6, minWidth: 0, padding: 16 });

export const title = style({ ...titleFont("card"), margin: 0, overflowWrap: "anywhere" });

export const amount = style({
  ...figures,
  margin: 0,
  fontSize: vars.text.md,
  fontWeight: 700,
  overflowWrap: "anywhere",
});

export const upTo = style({ ...textOn({ text: "ink2", on: "field.bg" }), fontSize: vars.text.xs, fontWeight: 500 });

export const condition = style({
  ...textOn({ text: "ink2", on: "field.bg" }),
  margin: 0,
  fontSize: vars.text.sm,
  lineHeight: 1.5,
  overflowWrap: "anywhere",
  textWrap: "pretty",
});

export const until = style([condition, { display: "flex", alignItems: "center", gap: 6, fontSize: vars.text.xs }]);

/** At the end of the card, however long its text is. */
export const act = style({ ...column, gap: 10, marginTop: "auto", paddingTop: 10 });
/* an empty alert takes no room but stays in the page, so that screen readers announce it */
globalStyle(`${act} > [role="alert"]:empty`, { position: "absolute" });

export const result = style({
  ...textOn({ text: "ink", on: "field.bg" }),
  margin: 0,
  fontSize: vars.text.sm,
  lineHeight: 1.5,
});
