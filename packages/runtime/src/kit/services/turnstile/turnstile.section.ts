import type { HumanCheckOptions } from "./humanCheck.ts";

const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";
/** How long the script may take, in ms: a blocked one sometimes never fails. */
const PATIENCE = 20_000;

/** What this site uses of Turnstile's interface (developers.cloudflare.com/turnstile). */
interface Turnstile {
  render(place: HTMLElement, options: Readonly<Record<string, unknown>>): string | null | undefined;
  remove(widget: string): void;
}

const page = globalThis as { turnstile?: Turnstile };

/** Cloudflare's language codes where they differ from ours; it falls back to English for those that it does not have. */
const languages: Readonly<Record<string, string>> = { "zh-Hans": "zh-cn", "zh-Hant": "zh-tw", fil: "tl" };

/** Shows Cloudflare's widget, whose token the platform checks. `script` is another place to load it from, for stories. */
export async function openTurnstile(
  { account, place, language, mode, onToken, onFailure }: HumanCheckOptions,
  script = SCRIPT,
): Promise<() => void> {
  const turnstile = page.turnstile ?? (await loadTurnstile(script));
  const widget = turnstile.render(place, {
    sitekey: account.siteKey,
    language: languages[language] ?? language.toLowerCase(),
    theme: mode,
    size: "flexible",
    // The form sends the token itself.
    "response-field": false,
    callback: onToken,
    "expired-callback": () => onToken(""),
    "timeout-callback": () => onToken(""),
    "unsupported-callback": onFailure,
    "error-callback": () => {
      onFailure();
      // Otherwise it writes the error to the console.
      return true;
    },
  });
  if (typeof widget !== "string") throw new Error("Turnstile did not show its widget.");
  return () => turnstile.remove(widget);
}

/** Loads the script; after a failure the next call tries again. */
async function loadTurnstile(address: string): Promise<Turnstile> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement("script");
  const timer = setTimeout(() => reject(new Error("Turnstile did not arrive in time.")), PATIENCE);
  script.addEventListener("load", () => resolve());
  script.addEventListener("error", () => reject(new Error("Turnstile did not arrive.")));
  script.async = true;
  script.src = address;
  document.head.append(script);
  try {
    await promise;
    if (!page.turnstile) throw new Error("What arrived is not Turnstile.");
    return page.turnstile;
  } catch (error) {
    script.remove();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
