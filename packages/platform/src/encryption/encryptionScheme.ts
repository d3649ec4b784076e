/** What an envelope was made for: it can be opened at this call of this merchant only. */
export interface EncryptionPurpose {
  readonly merchant: string;
  /** The call's id. */
  readonly call: string;
}

/** An encrypted body as it is sent: a compact JWE (RFC 7516). */
export interface EncryptedBody {
  readonly jwe: string;
}

/** How the bodies of encrypted calls are put into their envelope (AU-075). Another platform may want another scheme. */
export interface EncryptionScheme {
  /** Seals any JSON value; two seals of the same value are never alike. Rejects where the browser cannot encrypt. */
  readonly encrypt: (json: unknown, purpose: EncryptionPurpose) => Promise<EncryptedBody>;
}

/** What stands inside the envelope. `iat` is the sender's clock in seconds; `jti` makes every envelope good for once. */
export interface EncryptedClaims {
  readonly iat: number;
  readonly jti: string;
  readonly aud: string;
  readonly call: string;
  readonly body: unknown;
}

/** The algorithms of the envelope, as they stand in its header. */
export const ENCRYPTION_HEADER = { alg: "RSA-OAEP-256", enc: "A256GCM" } as const;
