import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { safe, safeWidth } from "@livery/ui/style/safeArea.ts";
import { when } from "@livery/ui/style/when.ts";
import { style } from "@vanilla-extract/css";

export const question = style({
  ...paint({ text: "ink", on: "panel.bg" }),
  ...corner("panel"),
  position: "fixed",
  left: `calc(16px + ${safe.left})`,
  bottom: `calc(16px + ${safe.bottom})`,
  zIndex: 8,
  display: "grid",
  gap: 12,
  width: `min(420px, ${safeWidth} - 32px)`,
  padding: 20,
  border: `1px solid ${vars.color.line}`,
  boxShadow: vars.panel.sh,
  "@media": {
    // Above the tab bar.
    [phone]: { selectors: { [when({ nav: "bottom" })]: { bottom: `calc(84px + ${safe.bottom})` } } },
  },
});

export const title = style({ margin: 0, fontSize: vars.text.md, fontWeight: 700 });

export const text = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  margin: 0,
  fontSize: vars.text.sm,
  textWrap: "pretty",
});

export const answers = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 8 });
