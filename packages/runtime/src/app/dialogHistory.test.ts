import { beforeEach, expect, test, vi } from "vitest";
import { createDialogHistory } from "./dialogHistory.ts";

interface Entry {
  readonly state: unknown;
  readonly url: string;
}

/** A browser's history: `go` moves later, as in a browser, and then tells the page. */
class FakeBrowser extends EventTarget {
  entries: Entry[];
  at: number;
  readonly location = { href: "", origin: "https://site.example" };
  readonly history: Pick<History, "state" | "pushState" | "replaceState" | "go">;

  constructor(...entries: readonly Entry[]) {
    super();
    this.entries = [...entries];
    this.at = entries.length - 1;
    const put = (at: number, state: unknown, url?: string | URL | null) => {
      this.entries = [...this.entries.slice(0, at), { state: structuredClone(state), url: String(url ?? this.url) }];
      this.at = at;
      this.location.href = `https://site.example${this.url}`;
    };
    const stateNow = () => this.entries[this.at]?.state;
    this.location.href = `https://site.example${this.url}`;
    this.history = {
      get state() {
        return stateNow();
      },
      pushState: (state: unknown, _unused: string, url?: string | URL | null) => put(this.at + 1, state, url),
      replaceState: (state: unknown, _unused: string, url?: string | URL | null) => {
        const later = this.entries.slice(this.at + 1);
        put(this.at, state, url);
        this.entries.push(...later);
      },
      go: (by = 0) => void setTimeout(() => this.moveTo(this.at + by)),
    };
  }

  get url(): string {
    return this.entries[this.at]?.url ?? "";
  }

  moveTo(at: number): void {
    if (!this.entries[at]) return;
    this.at = at;
    this.location.href = `https://site.example${this.url}`;
    this.dispatchEvent(new Event("popstate"));
  }

  /** The addresses of the history, the present one in brackets. */
  get addresses(): string {
    return this.entries.map(({ url }, at) => (at === this.at ? `[${url}]` : url)).join(" ");
  }
}

/** A page that was opened from another one, with dialogs over it. */
function page(...entries: readonly Entry[]) {
  const browser = new FakeBrowser(
    ...(entries.length > 0
      ? entries
      : [
          { state: { idx: 0, key: "a" }, url: "/index" },
          { state: { idx: 1, key: "b" }, url: "/vip" },
        ]),
  );
  const { window: routerWindow, open } = createDialogHistory(browser as unknown as Window);
  const told = vi.fn<() => void>();
  routerWindow.addEventListener("popstate", told);
  const shown: string[] = [];
  /** Opens a dialog; one that is `firm` stays when it is asked to close. */
  const openDialog = (name: string, firm = false) => {
    const leave = open(() => firm || close());
    const close = () => {
      shown.splice(shown.indexOf(name), 1);
      leave();
    };
    shown.push(name);
    return close;
  };
  return { browser, router: routerWindow, told, shown, openDialog };
}

/** The browser has come to where it was sent. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await vi.advanceTimersByTimeAsync(1);
}

async function back({ browser }: ReturnType<typeof page>): Promise<void> {
  browser.history.go(-1);
  await settled();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  return () => vi.useRealTimers();
});

test("Back closes the top dialog only, one after the other, and then leaves the page", async () => {
  const visit = page();
  visit.openDialog("menu");
  await settled();
  visit.openDialog("login");
  await settled();
  await back(visit);
  expect([visit.shown, visit.browser.url]).toEqual([["menu"], "/vip"]);
  await back(visit);
  expect([visit.shown, visit.browser.url]).toEqual([[], "/vip"]);
  expect(visit.told).not.toHaveBeenCalled();
  await back(visit);
  expect(visit.browser.url).toBe("/index");
  expect(visit.told).toHaveBeenCalledTimes(1);
});

test("a dialog that is closed by its button leaves no entry for Back", async () => {
  const visit = page();
  const close = visit.openDialog("login");
  await settled();
  close();
  await settled();
  await back(visit);
  expect(visit.browser.url).toBe("/index");
});

test("Forward finds no dialog again, and Back then leaves the page at once", async () => {
  const visit = page();
  visit.openDialog("login");
  await settled();
  await back(visit);
  visit.browser.history.go(1);
  await settled();
  expect([visit.shown, visit.browser.url]).toEqual([[], "/vip"]);
  await back(visit);
  expect(visit.browser.url).toBe("/index");
});

test("a dialog that asks first, or must not be skipped, stays, however often Back is pressed", async () => {
  const visit = page();
  visit.openDialog("form", true);
  await settled();
  for (let press = 0; press < 3; press += 1) {
    await back(visit);
    expect([visit.shown, visit.browser.url]).toEqual([["form"], "/vip"]);
  }
});

test("a page that is opened from a dialog follows the page below it in the history", async () => {
  const visit = page();
  const close = visit.openDialog("menu");
  await settled();
  visit.router.history.pushState({ idx: 2, key: "c" }, "", "/promotions");
  close();
  await settled();
  expect(visit.browser.addresses).toBe("/index /vip [/promotions]");
  await back(visit);
  expect([visit.browser.url, visit.told.mock.calls.length]).toEqual(["/vip", 1]);
});

test("a page that replaces the one below a dialog leaves nothing of it behind", async () => {
  const visit = page({ state: null, url: "/" }, { state: { idx: 0 }, url: "/register" });
  const close = visit.openDialog("register");
  await settled();
  close();
  visit.router.history.replaceState({ idx: 0, key: "b" }, "", "/index");
  // The router goes on at once, before the browser is there.
  expect(new URL(visit.router.location.href).pathname).toBe("/index");
  expect(visit.router.history.state).toEqual({ idx: 0, key: "b" });
  await settled();
  expect(visit.browser.url).toBe("/index");
  await back(visit);
  expect(visit.browser.url).toBe("/");
});

test("a page that opens while a closed dialog's entry is being left comes after it", async () => {
  const visit = page();
  const close = visit.openDialog("logout");
  await settled();
  close();
  await Promise.resolve();
  visit.router.history.pushState({ idx: 2, key: "c" }, "", "/index");
  await settled();
  expect(visit.browser.addresses).toBe("/index /vip [/index]");
});

test("a page that was loaded again while a dialog was open has no entry without one", async () => {
  const state = { idx: 1, key: "b" };
  const visit = page(
    { state: { idx: 0, key: "a" }, url: "/index" },
    { state, url: "/vip" },
    { state: { ...state, dialogs: true }, url: "/vip" },
  );
  await settled();
  await back(visit);
  expect(visit.browser.url).toBe("/index");
});
