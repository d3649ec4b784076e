/** Storage that outlives the page: on this device, or in this tab. */
export type StorageArea = "local" | "session";

// A browser may refuse each of these, as in some private windows and where the visitor blocks the data of sites: merely
// looking at them throws then. Only this file touches them (lint), and `browserDatabase.ts` databases, so that nobody else has
// to think of it (ST-026).

/** What `use` makes of a storage; `undefined` if the browser refuses it. */
export function inStorage<Value>(area: StorageArea, use: (storage: Storage) => Value): Value | undefined {
  return unlessRefused(() => use(area === "local" ? localStorage : sessionStorage));
}

/** All cookies that scripts may read, as the browser writes them; none if it refuses them. */
export function cookieText(): string {
  return unlessRefused(() => document.cookie) ?? "";
}

/** Sets one cookie. Whether the browser kept it shows in `cookieText`. */
export function setCookie(cookie: string): void {
  unlessRefused(() => {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store is missing in Firefox and Safari
    document.cookie = cookie;
  });
}

/** A channel to this site's other tabs. What the browser refuses of it does nothing. */
export interface TabChannel {
  post(message: string): void;
  close(): void;
}

/** Opens a channel to this site's other tabs and listens to them; `undefined` if the browser refuses either. */
export function openChannel(name: string, onMessage: () => void): TabChannel | undefined {
  return unlessRefused(() => {
    const channel = new BroadcastChannel(name);
    channel.addEventListener("message", onMessage);
    return {
      post: (message) => unlessRefused(() => channel.postMessage(message)),
      close: () => unlessRefused(() => channel.close()),
    };
  });
}

function unlessRefused<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
