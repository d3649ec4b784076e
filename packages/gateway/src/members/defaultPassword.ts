/**
 * The password of an account that the operator creates for a member. After logging in with it the member has to choose
 * another (BR-051). Only the platform knows it: no site and no call contains it or its hash.
 */
export const DEFAULT_PASSWORD = "Hanbit-2026-start";

/** The stored form of `DEFAULT_PASSWORD`, precomputed so that a first start does not run Argon2. */
export const DEFAULT_PASSWORD_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$/OqCbxcQCW45nTbM2dP7GQ$4gXG9OFMZ26IIXDlx1agpoYHbG3qeT9oM0SOaw4ThIU";
