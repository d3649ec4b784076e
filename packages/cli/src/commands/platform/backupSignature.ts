import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createReadStream } from "node:fs";
import { appendFile, open, stat } from "node:fs/promises";

/**
 * The end of a signed backup: the id of the key, and the HMAC-SHA256 of all bytes before. SQLite ignores what follows its
 * pages, so that a backup is one file that every program for SQLite opens.
 */
const footer = (keyId: string, mac: string) => `\nlivery-backup-1 ${keyId} ${mac}\n`;

const form = /^\nlivery-backup-1 (?<keyId>[0-9a-f]{16}) (?<mac>[0-9a-f]{64})\n$/u;
const LENGTH = footer("0".repeat(16), "0".repeat(64)).length;

/** Names a key without revealing it. */
const idOf = (key: Buffer) => createHash("sha256").update("livery-backup-key").update(key).digest("hex").slice(0, 16);

/** The code of a file's first bytes. */
async function macOf(file: string, length: number, key: Buffer): Promise<string> {
  const mac = createHmac("sha256", key);
  if (length > 0) for await (const part of createReadStream(file, { end: length - 1 })) mac.update(part as Buffer);
  return mac.digest("hex");
}

/** Signs a file that nothing writes to any more. */
export async function signBackup(file: string, key: Buffer): Promise<void> {
  const { size } = await stat(file);
  await appendFile(file, footer(idOf(key), await macOf(file, size, key)));
}

/**
 * Whether a file is the backup that was signed with a key: `altered` if it was changed since; `foreign` if another key, or
 * none that is known here, signed it; `unsigned` if it has no signature.
 */
export async function checkSignature(
  file: string,
  key: Buffer | undefined,
): Promise<"valid" | "altered" | "foreign" | "unsigned"> {
  const { size } = await stat(file);
  const found = form.exec(await endOf(file, size))?.groups;
  if (!found) return "unsigned";
  const { keyId = "", mac = "" } = found;
  if (key === undefined || keyId !== idOf(key)) return "foreign";
  const wanted = await macOf(file, size - LENGTH, key);
  return timingSafeEqual(Buffer.from(mac), Buffer.from(wanted)) ? "valid" : "altered";
}

async function endOf(file: string, size: number): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LENGTH), 0, LENGTH, Math.max(0, size - LENGTH));
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await handle.close();
  }
}
