import type { Member } from "@livery/platform/calls/memberInfo.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { atom, useAtomValue } from "jotai";
import { readStored } from "../storage/browserStorage.ts";
import { missingAtom } from "../dialogs/missing.ts";
import { clearExpiredSession, clearSession } from "./sessionKeys.ts";

/** The visitor's session. A token alone is not a login: the platform must confirm its member first (AU-013). */
export type Session =
  | { readonly state: "out" }
  /** starting: waiting for the token's member. unknown: the platform did not answer, and the visitor can retry. */
  | { readonly state: "starting" | "unknown"; readonly token: string }
  /** The session may only set a new password (AU-009, AU-010). In every other respect the visitor is logged out. */
  | { readonly state: "restricted"; readonly token: string; readonly account: string }
  | { readonly state: "in"; readonly token: string; readonly member: Member };

export const sessionAtom = atom<Session>({ state: "out" });

/** The site's audience: on an agent site only agents can log in (BR-053). */
export const audienceAtom = atom<SiteConfig["site"]>("member");

/** The token for requests. */
export const tokenAtom = atom((get) => {
  const session = get(sessionAtom);
  return session.state === "out" ? undefined : session.token;
});

/** Ends the session on this device: removes its keys and makes the user a visitor again. */
export const dropSessionAtom = atom(null, (_get, set, why: "loggedOut" | "expired") => {
  if (why === "expired") clearExpiredSession();
  else clearSession();
  set(sessionAtom, { state: "out" });
});

/**
 * At the start, asks the platform for the member of a stored token (AU-021). If the platform rejects the token, `withErrorHandling`
 * drops it (AU-022). Without a response the token is kept, and a retry starts here as well.
 */
export const startSessionAtom = atom(null, async (get, set): Promise<void> => {
  const token = sessionToken();
  if (token === undefined) return;
  set(sessionAtom, { state: "starting", token });
  try {
    const { askMemberAtom } = await import("./enterSession.ts");
    await set(askMemberAtom, { token });
  } catch (reason) {
    if (!(reason instanceof PlatformError) && (await set(missingAtom, { what: "session" }))) return;
    if (get(tokenAtom) === token) set(sessionAtom, { state: "unknown", token });
  }
});

/** The stored token (L96, ST-001). */
export function sessionToken(): string | undefined {
  return readStored("session", "token") || undefined;
}

export function useSession(): Session {
  return useAtomValue(sessionAtom);
}

/** Whether the user is or may be logged in: there is a token, and it is good for more than setting a new password. */
export function useHasToken(): boolean {
  const { state } = useSession();
  return state !== "out" && state !== "restricted";
}
