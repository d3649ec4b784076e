/**
 * What the operator gives an account that it makes for somebody. Whoever logs in with it has to choose another (BR-051).
 * It is the platform's alone: no site and no call has it or a hash of it, the platform does the comparison.
 */
export const DEFAULT_PASSWORD = "Hanbit-2026-start";

/** `DEFAULT_PASSWORD` as the database holds it, computed once: a first start need not wait for Argon2. */
export const DEFAULT_PASSWORD_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$/OqCbxcQCW45nTbM2dP7GQ$4gXG9OFMZ26IIXDlx1agpoYHbG3qeT9oM0SOaw4ThIU";
