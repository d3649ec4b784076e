import type { Faults } from "./fieldsResolver.ts";

export type LoginValues = {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
};

/**
 * A login needs all of its fields and judges none of them: older accounts may look different from what the registration
 * asks for today (VF-006). White space around a name is no name, but in a password it counts (VF-001, VF-002). A captcha
 * that is not shown is not asked for (VF-003).
 */
export function loginFaults(
  { username, password, captcha }: LoginValues,
  asksCaptcha: boolean,
): Faults<LoginValues, "in_required"> {
  return {
    username: username.trim() === "" ? "in_required" : undefined,
    password: password === "" ? "in_required" : undefined,
    captcha: asksCaptcha && captcha.trim() === "" ? "in_required" : undefined,
  };
}
