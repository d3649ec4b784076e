import type { LoginResponse } from "./decoders/login.gen.js";

/** A session that a login began. */
export interface Login {
  readonly token: string;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  /** The password is the default one, or came by mail (BR-051). */
  readonly mustChangePassword: boolean;
  /** The account's name as the platform writes it; empty if it does not say. */
  readonly userName: string;
}

/** A session in our terms: what the platform does not say is not so. */
export function toLogin({
  token,
  firstTimeLogin = false,
  passwordExpired = false,
  mustChangePassword = false,
  userName = "",
}: LoginResponse): Login {
  return { token, firstTimeLogin, passwordExpired, mustChangePassword, userName };
}
