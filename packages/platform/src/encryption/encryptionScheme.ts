/** What an envelope was made for: only this call of this merchant accepts it. */
export interface EncryptionPurpose {
  readonly merchant: string;
  readonly call: string;
}

/** An encrypted body as it is sent: a compact JWE (RFC 7516). */
export interface EncryptedBody {
  readonly jwe: string;
}

/** How the bodies of encrypted calls are encrypted (AU-075). Another platform may need another scheme. */
export interface EncryptionScheme {
  /** Encrypts any JSON value; two results for the same value always differ. Rejects if the browser cannot encrypt. */
  readonly encrypt: (json: unknown, purpose: EncryptionPurpose) => Promise<EncryptedBody>;
}

/**
 * The decrypted contents of an envelope. `iat` is the sender's time in seconds; `jti` lets the platform accept each
 * envelope only once.
 */
export interface EncryptedClaims {
  readonly iat: number;
  readonly jti: string;
  readonly aud: string;
  readonly call: string;
  readonly body: unknown;
}

/** The algorithms in the envelope's header. */
export const ENCRYPTION_HEADER = { alg: "RSA-OAEP-256", enc: "A256GCM" } as const;
