import { lazyCode } from "../../loading/lazyCode.ts";

/** The member's account in the frame: one chunk, loaded only when there is a session. */
export const memberAccount = lazyCode(async () => (await import("./account/MemberAccount.tsx")).MemberAccount);
