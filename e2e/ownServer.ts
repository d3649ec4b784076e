import { expect } from "@playwright/test";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startServer } from "../scripts/lib/startServer.ts";
import { test as base } from "./fixtures.ts";

const root = join(import.meta.dirname, "..");

interface Message {
  readonly merchant: string;
  readonly text: string;
}

/** A server of this test alone, with the test's brand and a platform that nobody else changes. */
export interface OwnServer {
  readonly port: number;
  /** Moves the platform's clock forward, in ms. */
  readonly moveClock: (ms: number) => Promise<void>;
  /** The code or the temporary password in the last message to a phone or a mail address, once it is sent. */
  readonly sentTo: (recipient: string) => Promise<string>;
  /** Where the piece of the newest slide captcha belongs, which only the platform's data says. */
  readonly slidePlace: () => number;
}

interface OwnOptions {
  /** What the brand's config says differently for this test. */
  readonly ownConfig: Readonly<Record<string, unknown>>;
}

/** The base test, on a server of its own: accounts, limits and time of other tests are not touched. */
export const test = base.extend<{ readonly own: OwnServer } & OwnOptions>({
  ownConfig: [{}, { option: true }],
  own: async ({ site, ownConfig }, use, info) => {
    const folder = info.outputPath("server");
    const [brands, data] = [join(folder, "brands"), join(folder, "platform")];
    const file = join(brands, site.id, "brand.json");
    await cp(join(root, "brands", site.id), join(brands, site.id), { recursive: true });
    const config = JSON.parse(await readFile(file, "utf8")) as object;
    await writeFile(file, JSON.stringify({ ...config, ...ownConfig }));
    const out = ["--brands", brands, "--out", join(folder, "dist"), "--data", data];
    const server = await startServer(["serve", site.id, ...out, "--limits", "loose", "--simulator"]);
    const api = `http://127.0.0.1:${server.port}/simulator/api`;
    await use({
      port: server.port,
      moveClock: async (move) => {
        const headers = { "Content-Type": "application/json" };
        const { ok } = await fetch(`${api}/clock`, { method: "POST", headers, body: JSON.stringify({ move }) });
        expect(ok).toBe(true);
      },
      sentTo: async (recipient) => {
        const found = async (): Promise<string | undefined> => {
          const answer = await fetch(`${api}/outbox?recipient=${encodeURIComponent(recipient)}`);
          const [message] = (await answer.json()) as readonly Message[];
          return message && secretIn(message.text);
        };
        await expect.poll(found).toBeDefined();
        return (await found()) ?? "";
      },
      slidePlace: () => {
        const database = new DatabaseSync(join(data, "platform.sqlite"), { readOnly: true });
        try {
          const row = database.prepare("select place from slide_captcha order by drawn_at desc limit 1").get();
          return Number(row?.["place"]);
        } finally {
          database.close();
        }
      },
    });
    await server.end();
  },
  baseURL: async ({ variant, own }, use) => use(`http://${variant.brand}.localhost:${own.port}`),
});

/** The six digits of a code, or the temporary password. */
function secretIn(text: string): string | undefined {
  return (/\b\d{6}\b/.exec(text) ?? /(?<=: )[\w-]{8,}/.exec(text))?.[0];
}
