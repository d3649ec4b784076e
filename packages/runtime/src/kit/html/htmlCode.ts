import { lazyCode } from "../../loading/lazyCode.ts";

/** The sanitiser is a chunk of its own. What opens with a text of the platform in it waits for it, and keeps its height. */
export const htmlCode = lazyCode(async () => (await import("./HtmlContent.tsx")).HtmlContent);
