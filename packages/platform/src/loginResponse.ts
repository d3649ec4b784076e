import type { LoginResponse } from "./decoders/login.gen.js";

/** A session that a login began. */
export interface Login {
  readonly token: string;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  /** The password is the default one, or came by mail (BR-051). */
  readonly mustChangePassword: boolean;
  /** The account's name as the platform writes it; empty if the platform does not return it. */
  readonly userName: string;
}

/** Translates a session into our names; missing flags are false. */
export function toLogin({
  token,
  firstTimeLogin = false,
  passwordExpired = false,
  mustChangePassword = false,
  userName = "",
}: LoginResponse): Login {
  return { token, firstTimeLogin, passwordExpired, mustChangePassword, userName };
}
