import type { IconName } from "../Icon/iconNames.ts";

/** The sign of what is said, beside its colour. */
export const toneIcons = {
  info: "info",
  success: "success",
  warning: "warning",
  error: "warning",
} as const satisfies Readonly<Record<string, IconName>>;
