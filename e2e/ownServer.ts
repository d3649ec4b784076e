import { expect } from "@playwright/test";
import { execFile } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { promisify } from "node:util";
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
  /** Rows of the platform's data: what it has booked, whatever a page shows. */
  readonly read: (sql: string, ...values: readonly SQLInputValue[]) => readonly Row[];
}

type Row = Readonly<Record<string, number | string | null>>;

interface OwnOptions {
  /** What the brand's config says differently for this test. */
  readonly ownConfig: Readonly<Record<string, unknown>>;
  /** Whether the brand has its platform's key, so that the platform accepts no secret in clear (AU-075). */
  readonly encrypted: boolean;
}

/** The public key for encrypted calls of the platform whose data is in `folder`. */
async function encryptionKey(folder: string): Promise<string> {
  const cli = join(root, "packages/cli/src/livery.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [cli, "platform", "key", "--data", folder]);
  return stdout.trim();
}

/** The base test, on a server of its own: accounts, limits and time of other tests are not touched. */
export const test = base.extend<{ readonly own: OwnServer } & OwnOptions>({
  ownConfig: [{}, { option: true }],
  encrypted: [false, { option: true }],
  own: async ({ site, ownConfig, encrypted }, use, info) => {
    const folder = info.outputPath("server");
    const [brands, data] = [join(folder, "brands"), join(folder, "platform")];
    const file = join(brands, site.id, "brand.json");
    await cp(join(root, "brands", site.id), join(brands, site.id), { recursive: true });
    const config = JSON.parse(await readFile(file, "utf8")) as { hosts?: object };
    const hosts = encrypted ? { hosts: { ...config.hosts, publicKey: await encryptionKey(data) } } : {};
    await writeFile(file, JSON.stringify({ ...config, ...hosts, ...ownConfig }));
    const out = ["--brands", brands, "--out", join(folder, "dist"), "--data", data];
    const server = await startServer(["serve", site.id, ...out, "--limits", "loose", "--simulator"]);
    const api = `http://127.0.0.1:${server.port}/simulator/api`;
    const read = (sql: string, ...values: readonly SQLInputValue[]): readonly Row[] => {
      const database = new DatabaseSync(join(data, "platform.sqlite"), { readOnly: true });
      try {
        return database.prepare(sql).all(...values) as unknown as readonly Row[];
      } finally {
        database.close();
      }
    };
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
      read,
      slidePlace: () => Number(read("select place from slide_captcha order by drawn_at desc limit 1")[0]?.["place"]),
    });
    await server.end();
  },
  baseURL: async ({ variant, own }, use) => use(`http://${variant.brand}.localhost:${own.port}`),
});

/** The six digits of a code, or the temporary password. */
function secretIn(text: string): string | undefined {
  return (/\b\d{6}\b/.exec(text) ?? /(?<=: )[\w-]{8,}/.exec(text))?.[0];
}
