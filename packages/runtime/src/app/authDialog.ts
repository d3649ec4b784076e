import type { Texts } from "../i18n/createTexts.ts";
import { lazyCode } from "../parts/lazyCode.ts";

/** Login and registration: one chunk, which no first load carries. */
export const authDialog = lazyCode(async () => (await import("../features/core/auth/AuthDialog.tsx")).AuthDialog);

/** Fetches the dialog's code and texts before it is opened. A failure says nothing here: opening it asks again. */
export function preloadAuthDialog(texts: Texts): void {
  Promise.all([authDialog.preload(), texts.prefetch("auth")]).catch(() => undefined);
}
