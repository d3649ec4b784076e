import { readStored } from "./browserStorage.ts";

/** Whether a session token is held (L96). Only session storage counts: a token anywhere else opens nothing. */
export function hasSessionToken(): boolean {
  return Boolean(readStored("session", "token"));
}
