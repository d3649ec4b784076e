import type { EncryptionPurpose } from "@livery/platform/encryption/encryptionScheme.ts";
import type { KeyObject } from "node:crypto";
import type { Kysely } from "kysely";
import { ApiError } from "../../http/apiError.ts";
import type { Tables } from "../../store/tables.ts";
import { type Body, parseObject } from "../readBody.ts";
import { decryptJwe } from "./decryptJwe.ts";

/**
 * How far a visitor's clock may be off. Some clocks are a day wrong, and their owners want to log in as well. An
 * envelope's id is stored for as long as the envelope could be sent again.
 */
const SKEW_MS = 26 * 3_600_000;

const SECOND_MS = 1000;

interface DecrypterOptions {
  /** The platform's RSA key; without it no envelope can be decrypted. */
  readonly privateKey: KeyObject | undefined;
  readonly database: Kysely<Tables>;
  readonly clock: () => number;
  /** See `SteadyClock`: an envelope's id is not forgotten because the clock ran ahead. */
  readonly usedSince: (ms: number) => number;
}

/** Decrypts the envelope of a body (AU-075). */
export interface Decrypter {
  /**
   * The body of a call: as it came, or decrypted. Throws an API error: SEAL_UNREADABLE for any problem with an
   * envelope, SEAL_MISSING if a required one is missing.
   */
  open(body: Body, purpose: EncryptionPurpose, isEncryptionNeeded: boolean): Promise<Body>;
}

export function createDecrypter({ privateKey, database, clock, usedSince }: DecrypterOptions): Decrypter {
  const key = privateKey?.toCryptoKey({ name: "RSA-OAEP", hash: "SHA-256" }, false, ["decrypt"]);

  /** Whether this envelope comes for the first time. Its id is stored before anything else happens. */
  async function isFirst(id: string, until: number): Promise<boolean> {
    await database
      .deleteFrom("opened_seal")
      .where("until", "<=", usedSince(2 * SKEW_MS))
      .execute();
    const { numInsertedOrUpdatedRows } = await database
      .insertInto("opened_seal")
      .values({ id, until })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  async function claimsOf(jwe: string, { merchant, call }: EncryptionPurpose): Promise<Body | undefined> {
    const text = key === undefined ? undefined : await decryptJwe(jwe, key);
    if (text === undefined) return undefined;
    const { iat, jti, aud, call: encryptedFor, body } = parseObject(text, call);
    if (
      typeof iat !== "number" ||
      !Number.isInteger(iat) ||
      typeof jti !== "string" ||
      jti.length < 16 ||
      jti.length > 64
    )
      return undefined;
    if (aud !== merchant || encryptedFor !== call || typeof body !== "object" || body === null || Array.isArray(body)) {
      return undefined;
    }
    const at = iat * SECOND_MS;
    if (!(Math.abs(clock() - at) <= SKEW_MS)) return undefined;
    return (await isFirst(jti, at + SKEW_MS)) ? (body as Body) : undefined;
  }

  return {
    async open(body, purpose, isEncryptionNeeded) {
      const { jwe, ...others } = body;
      if (jwe === undefined) {
        if (isEncryptionNeeded) throw new ApiError("SEAL_MISSING");
        return body;
      }
      if (typeof jwe !== "string" || Object.keys(others).length > 0) throw new ApiError("SEAL_UNREADABLE");
      const opened = await claimsOf(jwe, purpose).catch((error: unknown) => {
        if (error instanceof ApiError) return undefined;
        throw error;
      });
      if (opened === undefined) throw new ApiError("SEAL_UNREADABLE");
      return opened;
    },
  };
}
