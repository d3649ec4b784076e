import { lazyCode } from "../parts/lazyCode.ts";

/** The parts of the header that need the platform. The header is complete without them, so that the page need not wait. */
export const lateHeader = lazyCode(async () => (await import("./nav/LateHeader.tsx")).lateHeaderParts);
