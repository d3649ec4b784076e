import { vars } from "@livery/theme/vars.css.ts";
import { desktop } from "@livery/ui/style/media.ts";
import { safeHeight } from "@livery/ui/style/safeArea.ts";
import { globalStyle, style } from "@vanilla-extract/css";

export const shell = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minHeight: `calc(${safeHeight})`,
  backgroundImage: vars.motif.ground,
  backgroundSize: vars.motif.groundSize,
  "@media": {
    [desktop]: {
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
  // The footer begins below the first window, so that it does not move when a short page gets its content.
  minHeight: `calc(100vh - ${vars.size.header})`,
  outline: "none",
  "@media": {
    [desktop]: {
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

// After a navigation the title takes the focus so that it is read out. It is not interactive, so it needs no ring.
globalStyle(`${main} h1:focus`, { outline: "none" });
