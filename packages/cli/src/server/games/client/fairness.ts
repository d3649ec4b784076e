import type { PlayedRound } from "./provider.ts";

const utf8 = new TextEncoder();

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The eight numbers of a round, if its secret is the promised one. */
export async function numbersOf(
  commit: string,
  { seed, playerSeed, round }: Pick<PlayedRound<unknown>, "seed" | "playerSeed" | "round">,
): Promise<readonly number[] | undefined> {
  if (hex(await crypto.subtle.digest("SHA-256", utf8.encode(seed))) !== commit) return undefined;
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", utf8.encode(seed), algorithm, false, ["sign"]);
  const view = new DataView(await crypto.subtle.sign("HMAC", key, utf8.encode(`${playerSeed}:${round}`)));
  return Array.from({ length: 8 }, (_, index) => view.getUint32(index * 4));
}
