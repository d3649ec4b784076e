import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type RegisterAnswer, shape } from "../decoders/register.gen.js";
import { defined } from "../defined.ts";

interface RegisterRequest {
  /** The form's fields by their names (L82): username, password, confirmPassword … */
  readonly fields: Readonly<Record<string, string>>;
  /** The page's address. */
  readonly registerUrl: string;
  /** The page's host. */
  readonly domain: string;
  readonly affiliateCode?: string;
  readonly referralCode?: string;
  readonly registerMethod: "WEB";
}

interface Registered {
  /** Absent where the platform wants the new member to log in (AP-007 leaves it open). */
  readonly token?: string;
}

function toRegistered({ token }: RegisterAnswer): Registered {
  return defined({ token });
}

/** Makes a member. The answer has a token where the platform begins the session at once (AP-007). */
export const register: Call<RegisterRequest, Registered> = {
  id: "register",
  ledger: "AP-007",
  method: "PUT",
  path: "/wps/member/register",
  auth: "none",
  encrypted: true,
  idempotent: false,
  status: "live",
  encode: ({ fields, ...more }) => ({ json: { ...fields, ...more } }),
  decode: (value) => decode(shape, value, toRegistered),
};
