import type { Member } from "@livery/platform/calls/memberInfo.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { atom, useAtomValue } from "jotai";
import { readStored } from "./browserStorage.ts";
import { clearExpiredSession, clearSession } from "./sessionKeys.ts";

/** Who is looking. Logged in counts only whoever the platform named: a token alone is not yet a member (AU-013). */
export type Session =
  | { readonly state: "out" }
  /** starting: whose token it is is being asked. unknown: there was no answer to that, and it can be asked again. */
  | { readonly state: "starting" | "unknown"; readonly token: string }
  /** The session may only set a new password (AU-009, AU-010). For everything else the visitor is logged out. */
  | { readonly state: "restricted"; readonly token: string; readonly account: string }
  | { readonly state: "in"; readonly token: string; readonly member: Member };

export const sessionAtom = atom<Session>({ state: "out" });

/** Who the site is for: on an agent site only agents can log in (BR-053). */
export const audienceAtom = atom<SiteConfig["site"]>("member");

/** The session's token as far as anything may be asked with it. */
export const tokenAtom = atom((get) => {
  const session = get(sessionAtom);
  return session.state === "out" ? undefined : session.token;
});

/** Ends the session on this device: its keys are gone and everybody is a visitor again. */
export const dropSessionAtom = atom(null, (_get, set, why: "loggedOut" | "expired") => {
  if (why === "expired") clearExpiredSession();
  else clearSession();
  set(sessionAtom, { state: "out" });
});

/**
 * Asks at the start whose token is held, if one is (AU-021). A token that the platform refuses is dropped by the guard of
 * all calls (AU-022); without an answer it is kept, and asking again begins here as well.
 */
export const startSessionAtom = atom(null, async (get, set): Promise<void> => {
  const token = sessionToken();
  if (token === undefined) return;
  set(sessionAtom, { state: "starting", token });
  try {
    const { askMemberAtom } = await import("./enterSession.ts");
    await set(askMemberAtom, { token });
  } catch {
    if (get(tokenAtom) === token) set(sessionAtom, { state: "unknown", token });
  }
});

/** The token that is held (L96, ST-001). */
export function sessionToken(): string | undefined {
  return readStored("session", "token") || undefined;
}

export function useSession(): Session {
  return useAtomValue(sessionAtom);
}

/** Whether somebody is logged in, or may be: a token is held that is good for more than a new password. */
export function useHasToken(): boolean {
  const { state } = useSession();
  return state !== "out" && state !== "restricted";
}
