import { lazyCode } from "../../../loading/lazyCode.ts";

/** The numbering plans of all countries weigh more than a form for a phone, which therefore does not wait for them. */
export const phoneReader = lazyCode(() => import("./phoneNumbers.ts"));
