import { paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { desk } from "@livery/ui/style/media.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { globalStyle, style } from "@vanilla-extract/css";

export const shell = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minHeight: "100dvh",
  backgroundImage: vars.motif.ground,
  backgroundSize: vars.motif.groundSize,
  "@media": {
    [desk]: {
      selectors: {
        ':root[data-header="rail"] &:not([data-frame="bare"])': {
          display: "grid",
          gridTemplateColumns: `${vars.size.rail} minmax(0, 1fr)`,
          gridTemplateRows: `${vars.size.header} 1fr auto`,
        },
      },
    },
  },
});

export const main = style({
  flex: 1,
  minWidth: 0,
  outline: "none",
  "@media": {
    [desk]: {
      selectors: {
        [`:root[data-header="rail"] ${shell}:not([data-frame="bare"]) > &`]: {
          gridColumn: 2,
          gridRow: 2,
          paddingTop: "16px",
        },
      },
    },
  },
});

// A title takes the focus after a navigation so that it is read out; nobody can act on it, so it needs no ring.
globalStyle(`${main} h1:focus`, { outline: "none" });

/** Empty until there is something to say; it must be there before, or a screen reader says nothing. */
export const notice = style({
  position: "fixed",
  insetInline: "16px",
  bottom: "96px",
  zIndex: 30,
  width: "fit-content",
  maxWidth: "480px",
  marginInline: "auto",
  selectors: {
    "&:not(:empty)": {
      ...paint({ text: "ink", on: "raised" }),
      ...corner("control"),
      border: vars.panel.bd,
      boxShadow: vars.modal.sh,
    },
  },
});

export const dismiss = style({
  display: "flex",
  alignItems: "center",
  gap: "12px",
  minHeight: vars.size.tap,
  padding: "12px 20px",
});
