import { lazyCode } from "../loading/lazyCode.ts";

export type LateFrame = typeof import("./nav/LateFrame.tsx").lateFrameParts;

/** The parts around a page that it is complete without, so that it need not wait for them. */
export const lateFrame = lazyCode(async () => (await import("./nav/LateFrame.tsx")).lateFrameParts);
