import { desktop, phone } from "@livery/ui/style/media.ts";
import { swipeRow } from "@livery/ui/style/mixins.ts";
import { globalStyle, style } from "@vanilla-extract/css";

export const controls = style({ display: "grid", gap: 12, minWidth: 0 });

export const filters = style({
  display: "flex",
  alignItems: "center",
  gap: 16,
  minWidth: 0,
  "@media": { [phone]: { ...swipeRow, gap: 12 } },
});

export const search = style({
  flex: "0 0 260px",
  "@media": { [phone]: { flex: "none", width: 172, scrollSnapAlign: "start" } },
});

/** Without other filters beside it. */
export const alone = style({ "@media": { [phone]: { flex: 1 } } });

/** A search that is not followed by filters is beside the providers, where there is room. */
export const beside = style({ "@media": { [desktop]: { display: "contents" } } });

globalStyle(`${controls}:has(${beside})`, {
  "@media": { [desktop]: { gridTemplateColumns: "minmax(0, 1fr) 260px", columnGap: 16, alignItems: "start" } },
});

/** The game types of the chosen provider, in a line of their own. */
globalStyle(`${beside} > ${search} ~ *`, { gridColumn: "1 / -1" });

export const hints = style({
  display: "flex",
  flex: "none",
  gap: 8,
});

/** As high as the first screen, so that the footer stays where it is whether there are games or none. */
export const favorites = style({ minHeight: "75dvh" });
