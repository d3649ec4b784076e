import { expect } from "@playwright/test";
import { execFile } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type StartedServer, startServer } from "../scripts/lib/startServer.ts";
import { logIn, openAuth } from "./account.ts";
import { test } from "./fixtures.ts";
import { demoMember } from "./platform.ts";
import { open } from "./site.ts";

const root = join(import.meta.dirname, "..");

/** The public key for encrypted calls of the platform whose data is in `folder`. */
async function encryptionKey(folder: string): Promise<string> {
  const cli = join(root, "packages/cli/src/livery.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [cli, "platform", "key", "--data", folder]);
  return stdout.trim();
}

/** Serves a copy of a brand that has its platform's key. */
async function startEncrypted(folder: string, brand: string): Promise<StartedServer> {
  const [brands, data] = [join(folder, "brands"), join(folder, "platform")];
  const file = join(brands, brand, "brand.json");
  await cp(join(root, "brands", brand), join(brands, brand), { recursive: true });
  const config = JSON.parse(await readFile(file, "utf8")) as { hosts?: object };
  const hosts = { ...config.hosts, publicKey: await encryptionKey(data) };
  await writeFile(file, JSON.stringify({ ...config, hosts }));
  return startServer(["serve", brand, "--brands", brands, "--out", join(folder, "dist"), "--data", data]);
}

test.describe("a brand with a key for encrypted calls", { tag: "@guest" }, () => {
  // The server ends before the page.
  test.use({ expectedErrors: [/net::ERR_CONNECTION/] });

  test(
    "a login is encrypted from the browser to the platform",
    { tag: "@AU-075" },
    async ({ context, site, variant, t, auth }, info) => {
      const server = await startEncrypted(info.outputPath("server"), site.id);
      try {
        // An encrypted body contains its time and is rejected if that is a day off the platform's: this test must work on
        // any day.
        await context.clock.setFixedTime(Date.now());
        const page = await context.newPage();
        await open(page, `http://${variant.brand}.localhost:${server.port}/index`);
        const login = await openAuth(page, { t, auth }, "login");
        await logIn(login, { t, auth }, demoMember);
        // From a brand with a key the platform accepts no body in clear.
        await expect(login).toBeHidden();
      } finally {
        await server.end("SIGKILL");
      }
    },
  );
});
