import { readStored, store } from "../../../storage/browserStorage.ts";

/** What a code is sent for: it decides the call (AU-037, AU-038, AU-049). `change`: a member's new number (AP-102). */
export type CodePurpose = "login" | "register" | "recovery" | "change";

/** Until when no further code can be sent. */
export interface CodeHold {
  /** From when, in ms since 1970 by the device's clock, as is `until`. */
  readonly since: number;
  readonly until: number;
  /** The number that the last code went to; without it no number gets a code. */
  readonly to?: string | undefined;
}

const key = (purpose: CodePurpose) => `codeHold.${purpose}`;

/**
 * The hold of an earlier send, also after a reload; undefined once it is over. The platform says how long, not until when,
 * so that a wrong clock does not matter; one that was set back since then would make the hold longer, and ends it.
 */
export function readHold(purpose: CodePurpose, now: number): CodeHold | undefined {
  try {
    const { since, until, to } = JSON.parse(readStored("session", key(purpose)) ?? "{}") as Partial<CodeHold>;
    if (typeof since !== "number" || typeof until !== "number" || now < since || until <= now) return undefined;
    return { since, until, to: typeof to === "string" ? to : undefined };
  } catch {
    return undefined;
  }
}

export function keepHold(purpose: CodePurpose, hold: CodeHold): void {
  store("session", key(purpose), JSON.stringify(hold));
}

/**
 * When the next code can be sent to a number, in ms since 1970. Another number does not wait for the first one, so that a
 * mistyped number costs nobody minutes; while no number is entered, as after a reload, the hold counts.
 */
export function heldUntil(hold: CodeHold | undefined, number: string): number | undefined {
  const counts = hold?.to === undefined || number === "" || hold.to === number;
  return counts ? hold?.until : undefined;
}
