export interface DialogHistory {
  /** For the router: the browser's window, without the history entry of the dialogs. */
  readonly window: Window;
  /** A dialog has opened; Back closes it by `close`. Returns what to call once it is closed. */
  readonly open: (close: () => void) => () => void;
  /** To be called on a new page: dialogs that stay open there need their entry too. */
  readonly settle: () => void;
}

/** What the router does to the history. */
interface Step {
  readonly how: "pushState" | "replaceState";
  readonly state: unknown;
  readonly url: string | URL | null | undefined;
}

/**
 * Makes Back close the top dialog instead of leaving the page (MO-026), also where the browser does not do that itself: while
 * dialogs are open, the history has one more entry of the same page, which Back leaves. The router does not see it. A dialog
 * that Back does not close, because it asks first or must not be skipped, gets the entry back. A page that is opened from a
 * dialog takes the entry's place, so that no entry without a dialog is left behind.
 */
export function createDialogHistory(browser: Window): DialogHistory {
  const { history } = browser;
  const dialogs: { readonly close: () => void }[] = [];
  const listeners = new Set<EventListener>();
  /** What the router did while the browser was on its way to another entry. */
  const pending: Step[] = [];
  let isMoving = false;
  let isOnEntry = hasMark(history.state);
  let page = pageOf(history.state);

  function move(by: 1 | -1): void {
    isMoving = true;
    history.go(by);
  }

  /** Adds or leaves the entry, as the open dialogs need it. `wasRefused`: Back has left it, so it is the next one. */
  function settle(wasRefused = false): void {
    const isNeeded = dialogs.length > 0;
    if (isMoving || isNeeded === isOnEntry) return;
    if (isOnEntry) move(-1);
    else if (wasRefused) move(1);
    else {
      history.pushState({ ...(history.state as object | null), [MARK]: true }, "");
      isOnEntry = true;
    }
  }

  function carryOut(): void {
    while (!isMoving && pending[0]) {
      const { how, state, url } = pending[0];
      // What is replaced is the page's own entry.
      if (how === "replaceState" && isOnEntry) return move(-1);
      pending.shift();
      history[isOnEntry ? "replaceState" : how](state, "", url);
      isOnEntry = false;
      page = pageOf(state);
    }
  }

  function arrive(event: PopStateEvent): void {
    const [wasMoving, wasOnEntry] = [isMoving, isOnEntry];
    isMoving = false;
    isOnEntry = hasMark(history.state);
    if (pending.length > 0) carryOut();
    else if (pageOf(history.state) !== page) {
      page = pageOf(history.state);
      for (const listener of listeners) listener(event);
    } else if (!wasMoving && wasOnEntry && !isOnEntry) {
      dialogs.at(-1)?.close();
      // React has drawn what came of it by then.
      setTimeout(settle, 0, true);
      return;
    }
    settle();
  }

  const act = (how: Step["how"]) => (state: unknown, _unused: string, url?: string | URL | null) => {
    pending.push({ how, state, url });
    carryOut();
  };
  const routerHistory = {
    get state(): unknown {
      return pending.length > 0 ? pending.at(-1)?.state : history.state;
    },
    pushState: act("pushState"),
    replaceState: act("replaceState"),
    go: (by?: number) => history.go(by),
  };
  const routerWindow = {
    history: routerHistory,
    get location(): Location | URL {
      const url = pending.at(-1)?.url;
      return url === undefined || url === null ? browser.location : new URL(url, browser.location.href);
    },
    addEventListener(_type: string, listener: EventListener): void {
      if (listeners.size === 0) browser.addEventListener("popstate", arrive);
      listeners.add(listener);
      // The page was loaded again while a dialog was open.
      settle();
    },
    removeEventListener(_type: string, listener: EventListener): void {
      listeners.delete(listener);
      if (listeners.size === 0) browser.removeEventListener("popstate", arrive);
    },
  };
  // Dialogs that close and open together need no entry in between.
  const settleSoon = () => queueMicrotask(settle);
  return {
    window: routerWindow as unknown as Window,
    settle: settleSoon,
    open(close) {
      const dialog = { close };
      dialogs.push(dialog);
      settleSoon();
      return () => {
        dialogs.splice(dialogs.indexOf(dialog), 1);
        settleSoon();
      };
    },
  };
}

/** Marks the entry of the dialogs in the state of the history. */
const MARK = "dialogs";

function hasMark(state: unknown): boolean {
  return (state as { readonly [MARK]?: boolean } | null)?.[MARK] === true;
}

/** Identifies a page of the history: the entry of the dialogs has what the router gave to its page. */
function pageOf(state: unknown): string {
  const { idx, key } = (state ?? {}) as { readonly idx?: number; readonly key?: string };
  return `${idx} ${key}`;
}
