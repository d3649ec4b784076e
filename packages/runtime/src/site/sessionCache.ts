import type { LanguageCode } from "@livery/product/languages.ts";
import { inStorage } from "../storage/browserMemory.ts";

/** Responses that session storage keeps, under the specification's names (L96, ST-009 … ST-014). */
type CacheKey = "settings" | "validate" | "gameVendor" | "routers" | "merchantWallet";

interface Cached<Value> {
  /** When it came, in ms since 1970. */
  readonly at: number;
  readonly value: Value;
}

/** How long a response is kept, in ms: an operator's change arrives in a tab that stays open, too. */
const KEPT = 300_000;

/** A kept response in this language (ST-025). What other programs wrote there, or the browser refuses, is none. */
export function readCache<Value>(key: CacheKey, language: LanguageCode): Cached<Value> | undefined {
  try {
    const text = inStorage("session", (storage) => storage.getItem(key)) ?? "{}";
    const kept = JSON.parse(text) as Partial<Cached<Value> & { language: LanguageCode }>;
    const { at, value } = kept;
    if (kept.language !== language || at === undefined || value === undefined) return undefined;
    return Math.abs(Date.now() - at) < KEPT ? { at, value } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a response. Where the browser refuses storage, the next page asks again. */
export function writeCache(key: CacheKey, language: LanguageCode, value: unknown): void {
  inStorage("session", (storage) => storage.setItem(key, JSON.stringify({ language, at: Date.now(), value })));
}
