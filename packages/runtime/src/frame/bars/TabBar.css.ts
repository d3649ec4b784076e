import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { forced, low, phone } from "@livery/ui/style/media.ts";
import { corner, onlyHeard } from "@livery/ui/style/mixins.ts";
import { safe } from "@livery/ui/style/safeArea.ts";
import { when } from "@livery/ui/style/when.ts";
import { style } from "@vanilla-extract/css";

const chunky = when({ button: "chunky" });

export const bar = style({
  display: "none",
  "@media": {
    [phone]: {
      ...paint({ text: "ink2", on: "tab.bg" }),
      position: "fixed",
      insetInline: 0,
      bottom: 0,
      zIndex: 9,
      display: "grid",
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      padding: `6px max(4px, ${safe.right}) max(10px, ${safe.bottom}) max(4px, ${safe.left})`,
      borderTop: vars.tab.bd,
      selectors: {
        [chunky]: {
          bottom: "2px",
          margin: `0 max(12px, ${safe.right}) max(10px, ${safe.bottom}) max(12px, ${safe.left})`,
          padding: "6px",
          border: vars.panel.bd,
          ...corner("panel"),
          boxShadow: vars.panel.sh,
        },
      },
    },
    [low]: { paddingBlock: `2px max(2px, ${safe.bottom})` },
  },
});

export const tab = style({
  ...textOn({ text: "ink2", on: "tab.bg" }),
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: "2px",
  minHeight: "48px",
  padding: 0,
  border: 0,
  background: "none",
  font: "inherit",
  fontSize: "11px",
  fontWeight: 600,
  textDecoration: "none",
  cursor: "pointer",
  selectors: { "&[aria-current]": textOn({ text: "tab.on", on: "tab.bg" }) },
  "@media": {
    [low]: { minHeight: "44px" },
    // A low window hides the label, so the whole tab is marked.
    [forced]: { selectors: { "&[aria-current]": { borderBottom: "3px solid" } } },
  },
});

/** A low window shows only the icons. */
export const label = style({ "@media": { [low]: onlyHeard } });

export const icon = style({ display: "grid", placeItems: "center", minHeight: "28px", fontSize: "20px" });

export const raised = style([
  icon,
  {
    selectors: {
      [[when({ surface: "outline" }), when({ button: "cut" })].join(", ")]: {
        ...paint({ text: "onBrand", on: "brand" }),
        width: "48px",
        height: "28px",
        ...corner("control"),
        fontSize: "17px",
      },
      [chunky]: {
        ...paint({ text: "onBrand", on: "brand" }),
        width: "60px",
        height: "60px",
        marginTop: "-32px",
        border: vars.panel.bd,
        borderRadius: "99px",
        boxShadow: vars.panel.sh,
        fontSize: "24px",
      },
    },
  },
]);
