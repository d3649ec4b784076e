import { atom } from "jotai";
import { inStorage } from "../storage/browserMemory.ts";
import { readStored, store } from "../storage/browserStorage.ts";

interface Missing {
  /** What did not arrive: its code, or a name. */
  readonly what: object | string;
  /** The visitor has tried again. Without it, the second failure of the same thing counts as that. */
  readonly retried?: boolean;
  /** What the page has to keep before it loads again. */
  readonly keep?: () => void;
}

const missedAtom = atom(() => new Set<object | string>());

/** The version of the site for which this tab has loaded its page again. */
const RELOADED_FOR = "reloadedFor";

/**
 * Code or texts that a visitor asked for did not arrive. After a failed retry the page loads again at the same place: a
 * deployment removes the files of open pages, and some browsers never fetch a module twice. It does so once for each version
 * of the site, and asks first if something typed would be lost. Resolves to false if the visitor has to be told instead.
 */
export const missingAtom = atom(null, async (get, set, { what, retried, keep }: Missing): Promise<boolean> => {
  const missed = get(missedAtom);
  const isFirst = !missed.has(what);
  missed.add(what);
  if (isFirst && retried !== true) return false;
  const version = await servedVersion();
  if (version === undefined || hasReloadedFor(version)) return false;
  // It came with the rest of the start. If not even that has arrived, nothing has been typed and no dialog is open.
  const code = await import("./beforeReload.ts").catch(() => undefined);
  if (code && !(await set(code.beforeReloadAtom))) return false;
  store("session", RELOADED_FOR, version);
  keep?.();
  location.reload();
  return true;
});

/** How long the site may take to say which version it has, in ms. */
const PATIENCE = 5000;

/** What tells the version of the site that the server has now. Undefined if it does not respond: a reload would lose even this page. */
async function servedVersion(): Promise<string | undefined> {
  if (!navigator.onLine) return undefined;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const { ok, headers } = await fetch("/", { method: "HEAD", cache: "no-store", signal });
    return ok ? (headers.get("ETag") ?? headers.get("Last-Modified") ?? "unknown") : undefined;
  } catch {
    return undefined;
  }
}

function hasReloadedFor(version: string): boolean {
  if (readStored("session", RELOADED_FOR) === version) return true;
  const isRefused = inStorage("session", ({ length }) => length) === undefined;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return isRefused && navigation?.type === "reload";
}
