import { lazyCode } from "../parts/lazyCode.ts";

/** What the frame shows of whoever is logged in: one chunk, which only a session fetches. */
export const memberAccount = lazyCode(async () => (await import("./account/MemberAccount.tsx")).MemberAccount);
