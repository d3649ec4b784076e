import { spin } from "@livery/gateway/provider/slotRules.ts";
import type { PlayedRound } from "./provider.ts";

const utf8 = new TextEncoder();

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Repeats a round: whether its secret is the promised one, and gives exactly this result. */
export async function isFair(commit: string, played: PlayedRound): Promise<boolean> {
  const { seed, playerSeed, round, stake, stops, payout } = played;
  if (hex(await crypto.subtle.digest("SHA-256", utf8.encode(seed))) !== commit) return false;
  const key = await crypto.subtle.importKey("raw", utf8.encode(seed), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const view = new DataView(await crypto.subtle.sign("HMAC", key, utf8.encode(`${playerSeed}:${round}`)));
  const numbers = Array.from({ length: 8 }, (_, index) => view.getUint32(index * 4));
  const again = spin(numbers, stake);
  return again.payout === payout && again.stops.every((stop, reel) => stop === stops[reel]);
}
