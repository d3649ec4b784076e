import type { IconName } from "../Icon/iconNames.ts";

/** The icon of each kind of message, shown in addition to its colour. */
export const toneIcons = {
  info: "info",
  success: "success",
  warning: "warning",
  error: "warning",
} as const satisfies Readonly<Record<string, IconName>>;
