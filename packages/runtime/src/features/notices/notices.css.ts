import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { desktop, phone, pointer } from "@livery/ui/style/media.ts";
import { figures } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";

export const wait = style({ height: 320, "@media": { [desktop]: { height: 620 } } });

export const popups = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 20 });

export const popup = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 8,
  selectors: { "& + &": { paddingTop: 20, borderTop: `1px solid ${vars.color.hair}` } },
});

export const popupFoot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  width: "100%",
});

export const rowItem = style({ selectors: { "& + &": { borderTop: `1px solid ${vars.color.hair}` } } });

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: "4px 16px",
  width: "100%",
  minHeight: 64,
  padding: "10px 20px",
  "@media": {
    [phone]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", padding: "10px 16px" },
    [pointer]: { selectors: { "button&:hover": { background: vars.color.inset } } },
  },
});

export const rowTitle = style({
  ...textOn({ text: "ink", on: ["panel.bg", "inset"] }),
  flex: 1,
  minWidth: 0,
  fontWeight: 600,
  "@media": { [phone]: { fontSize: vars.text.sm } },
});

export const rowTime = style({
  ...figures,
  ...textOn({ text: "ink2", on: ["panel.bg", "inset"] }),
  flex: "none",
  fontSize: vars.text.xs,
  "@media": { [phone]: { gridRow: 2 } },
});
