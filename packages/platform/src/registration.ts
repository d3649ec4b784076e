import { defined } from "./defined.ts";

/** The request of both ways to register. */
export interface RegistrationRequest {
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

export interface Registered {
  /** Absent if the platform wants the new member to log in (AP-007 leaves it open). */
  readonly token?: string;
}

/** Its form in the platform's names: one flat object of the fields and the additions. */
export function fromRegistration({ fields, ...more }: RegistrationRequest): Readonly<Record<string, string>> {
  return defined({ ...fields, ...more });
}

export function toRegistered({ token }: { readonly token?: string }): Registered {
  return defined({ token });
}
