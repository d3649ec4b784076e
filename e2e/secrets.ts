import { type Page, expect } from "@playwright/test";

/** What a page leaves behind: what it keeps, sends, logs and has in its address. */
interface Traces {
  /** Remembers what the browser keeps at this moment. */
  readonly keep: () => Promise<void>;
  /** Fails if one of the values, or a session's token outside its own key and header, is among all that was seen. */
  readonly expectNone: (values: readonly string[]) => Promise<void>;
}

/** Tells the test the body of each request before it is sent: the browser's own events lack it. Runs in the page. */
function tellBodies(): void {
  const send = window.fetch;
  window.fetch = async (...asked) => {
    const request = new Request(...asked);
    await (window as unknown as { tellBody: (body: string) => Promise<void> }).tellBody(await request.clone().text());
    return send(request);
  };
}

/** Follows a page from now on, to look for secrets in what it leaves behind. */
export async function traceSecrets(page: Page): Promise<Traces> {
  const seen: { readonly where: string; readonly text: string }[] = [];
  const tokens = new Set<string>();
  const note = (where: string, text: string) => void seen.push({ where, text });
  const context = page.context();
  await context.exposeBinding("tellBody", (_, body: string) => note("the body of a request", body));
  await context.addInitScript(tellBodies);
  context.on("console", (message) => note("the console", message.text()));
  page.on("framenavigated", (frame) => note("the address", frame.url()));
  context.on("request", (request) => {
    const { authorization: _, ...headers } = request.headers();
    note("a request", `${request.url()} ${JSON.stringify(headers)}`);
  });
  const keep = async () => {
    const { token, ...session } = await page.evaluate((): Record<string, string> => ({ ...sessionStorage }));
    if (token !== undefined) tokens.add(token);
    note("session storage", JSON.stringify(session));
    note("cookies, local storage or IndexedDB", JSON.stringify(await context.storageState({ indexedDB: true })));
    note("the history", await page.evaluate(() => `${location.href} ${JSON.stringify(history.state)}`));
  };
  return {
    keep,
    expectNone: async (values) => {
      await keep();
      // Otherwise there would be nothing to find.
      expect(tokens.size).toBeGreaterThan(0);
      expect(seen.filter(({ text }) => /\{"jwe":/.test(text)).length).toBeGreaterThan(0);
      const holding = (value: string) => {
        // Digits may be a part of a time or of an id.
        const pattern = new RegExp(`(?<![\\w-])${value}(?![\\w-])`);
        return seen.filter(({ text }) => pattern.test(text));
      };
      // The body of a launch has the token by contract.
      const tokenTraces = [...tokens].flatMap(holding).filter(({ where }) => where !== "the body of a request");
      const found = [...values.flatMap(holding), ...tokenTraces].map(
        ({ where, text }) => `${where}: ${text.slice(0, 300)}`,
      );
      expect(found, "no secret may be left behind").toEqual([]);
    },
  };
}
