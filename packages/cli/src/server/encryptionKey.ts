import { type KeyObject, createPrivateKey, createPublicKey, generateKeyPair } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { UsageError } from "../usageError.ts";
import { writeSecret } from "./writeSecret.ts";

const MODULUS_BITS = 3072;

const keyFile = (folder: string): string => join(folder, "sealing-key.pem");

/** The key that decrypts encrypted calls (AU-075), if the folder of `--data` has one. */
export async function readEncryptionKey(folder: string): Promise<KeyObject | undefined> {
  const file = keyFile(folder);
  const pem = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new UsageError(`The key ${file} cannot be read. Check who may read it.`, { cause: error });
  });
  if (pem === undefined) return undefined;
  try {
    return createPrivateKey(pem);
  } catch (error) {
    throw new UsageError(
      `${file} is not a key. Delete it, create another with \`livery platform key\`, and give it to the brands.`,
      {
        cause: error,
      },
    );
  }
}

/** The same, created if there is none yet; its file is for this account only. Two callers at once get the same key. */
export async function encryptionKeyOf(folder: string): Promise<KeyObject> {
  const known = await readEncryptionKey(folder);
  if (known) return known;
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: MODULUS_BITS });
  try {
    await writeSecret(keyFile(folder), privateKey.export({ type: "pkcs8", format: "pem" }).toString());
    return privateKey;
  } catch (error) {
    const made = await readEncryptionKey(folder);
    if (made) return made;
    throw error;
  }
}

/** The key with which brands encrypt, as `hosts.publicKey` needs it: base64 of its SPKI form. */
export function publicKeyOf(privateKey: KeyObject): string {
  return createPublicKey(privateKey).export({ type: "spki", format: "der" }).toString("base64");
}
