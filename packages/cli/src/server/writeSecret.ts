import { link, rm, writeFile } from "node:fs/promises";

/** Writes a file for this account only, whole or not at all. Fails if there is one already, perhaps since a moment ago. */
export async function writeSecret(file: string, content: string): Promise<void> {
  const own = `${file}.${process.pid}`;
  try {
    await writeFile(own, content, { mode: 0o600, flush: true });
    await link(own, file);
  } finally {
    await rm(own, { force: true });
  }
}
