import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lazyCode } from "./lazyCode.ts";
import { fetchLostStyles, watchStyles } from "./lostStyles.ts";

/** A link of the bundler's code, as far as this needs it. Each copy is a request. */
class FakeLink extends EventTarget {
  readonly rel = "stylesheet";
  readonly crossOrigin = "anonymous";
  cloneNode(): FakeLink {
    const again = new FakeLink();
    requests.push(again);
    return again;
  }
  replaceWith(): void {}
}

let requests: FakeLink[] = [];

/** The browser's events of links reach the document although they do not bubble. */
function fail(link: FakeLink): void {
  document.dispatchEvent(Object.defineProperty(new Event("error"), "target", { value: link }));
  link.dispatchEvent(new Event("error"));
}

beforeEach(() => {
  requests = [];
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("HTMLLinkElement", FakeLink);
  watchStyles();
});

afterEach(async () => {
  // Code that later files load in this process would wait for a stylesheet that stays lost.
  const left = fetchLostStyles();
  for (const link of requests) link.dispatchEvent(new Event("load"));
  await left;
  vi.unstubAllGlobals();
});

test("all code that is tried again waits for a lost stylesheet, which is requested once", async () => {
  fail(new FakeLink());
  const order: string[] = [];
  const shows = [fetchLostStyles(), fetchLostStyles()].map(async (styles) => styles.then(() => order.push("shown")));
  setTimeout(() => {
    order.push("arrived");
    requests[0]?.dispatchEvent(new Event("load"));
  });
  await Promise.all(shows);
  expect(order).toEqual(["arrived", "shown", "shown"]);
  await fetchLostStyles();
  expect(requests).toHaveLength(1);
});

test("a stylesheet that is lost again is requested by the next retry", async () => {
  fail(new FakeLink());
  const retry = fetchLostStyles();
  fail(requests[0]!);
  await expect(retry).rejects.toThrow("did not arrive");
  const next = fetchLostStyles();
  requests[1]?.dispatchEvent(new Event("load"));
  await expect(next).resolves.toBeUndefined();
});

test("styles that stay lost keep away the code that failed with them, and no other", async () => {
  const fetchCode = vi
    .fn<() => Promise<string>>()
    .mockResolvedValue("dialog")
    .mockRejectedValueOnce(new Error("No styles"));
  const dialog = lazyCode(fetchCode);
  const first = dialog.load();
  fail(new FakeLink());
  await expect(first).rejects.toThrow("No styles");
  const retry = dialog.preload();
  const page = lazyCode(async () => "page").load();
  fail(requests[0]!);
  await expect(retry).rejects.toThrow("did not arrive");
  await expect(page).resolves.toBe("page");
});
