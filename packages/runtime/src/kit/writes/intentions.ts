import { atom } from "jotai";
import { readStored, store } from "../../storage/browserStorage.ts";
import { forgettersAtom } from "../../session/forgetSession.ts";
import { INTENTIONS_KEY } from "../../session/sessionKeys.ts";

/** The platform remembers a key for 24 hours (AP-G); it would treat an older one as new. */
const KEPT_MS = 23 * 3_600_000;

/** One change that a user wants done once, over as many sends as it takes to learn its outcome. */
interface Intention {
  /** The idempotency key, the same for every send. */
  readonly key: string;
  /** What the user wants, as JSON. A different text is a different intention. */
  readonly about: string;
  /** When it began, in ms since 1970. */
  readonly at: number;
  /** The member's id; empty for a visitor. */
  readonly by: string;
}

type Stored = Readonly<Record<string, Intention>>;

/**
 * The current member's intentions with an unknown outcome, by the name of the change. Those that are `stored` survive a
 * reload, so their `about` must not contain a secret (ST-023).
 */
export interface Intentions {
  /** The key for a send: the key of the pending intention if its `about` is the same, otherwise a new one. */
  begin(name: string, about: string, options: { readonly stored: boolean }): string;
  /** Call it when the outcome is known or the user has given up the change. */
  end(name: string): void;
  /** The `about` of the pending intention. */
  pending(name: string): string | undefined;
  /** Takes the turn to send; false while another send of the same change is running. */
  takeTurn(name: string): boolean;
  giveTurn(name: string): void;
  /** Call it after a login or logout. Stored intentions stay until another member logs in. */
  forgetOthers(): void;
}

function presentMember(): string {
  return readStored("session", "customerId") ?? "";
}

function readIntentions(now: number): Stored {
  try {
    const entries = Object.entries(JSON.parse(readStored("session", INTENTIONS_KEY) ?? "{}") as Stored);
    return Object.fromEntries(entries.filter(([, { at }]) => now - at < KEPT_MS));
  } catch {
    return {};
  }
}

function createIntentions(): Intentions {
  const held = new Map<string, Intention>();
  const sending = new Set<string>();
  const find = (name: string) => {
    const found = held.get(name) ?? readIntentions(Date.now())[name];
    return found?.by === presentMember() ? found : undefined;
  };
  const write = (name: string, intention: Intention | undefined) => {
    const { [name]: _former, ...others } = readIntentions(Date.now());
    store("session", INTENTIONS_KEY, JSON.stringify({ ...others, [name]: intention }));
  };
  return {
    begin(name, about, { stored }) {
      const former = find(name);
      if (former?.about === about) return former.key;
      const intention = { key: crypto.randomUUID(), about, at: Date.now(), by: presentMember() };
      if (stored) write(name, intention);
      else held.set(name, intention);
      return intention.key;
    },
    end(name) {
      if (!held.delete(name) && readIntentions(Date.now())[name]) write(name, undefined);
    },
    pending: (name) => find(name)?.about,
    takeTurn(name) {
      if (sending.has(name)) return false;
      sending.add(name);
      return true;
    },
    giveTurn: (name) => void sending.delete(name),
    forgetOthers() {
      held.clear();
      const present = presentMember();
      if (present === "") return;
      for (const [name, { by }] of Object.entries(readIntentions(Date.now())))
        if (by !== present) write(name, undefined);
    },
  };
}

export const intentionsAtom = atom((get) => {
  const intentions = createIntentions();
  get(forgettersAtom).add(() => intentions.forgetOthers());
  return intentions;
});
