import { hash } from "node:crypto";

/** sha256 in hex, as in `livery.json` and the runtime manifest. */
export function sha256(content: string | Uint8Array): string {
  return hash("sha256", content, "hex");
}

/** The part of the sha256 in the names of hashed files. */
export function shortHash(content: string | Uint8Array): string {
  return sha256(content).slice(0, 10);
}

/** A source of a Content-Security-Policy that allows exactly this inline text. */
export function cspHash(content: string): string {
  return `'sha256-${hash("sha256", content, "base64")}'`;
}
