import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { createServer, type Plugin } from "vite";
import { expect, test, vi } from "vitest";
import { suiteFolder } from "../testing/brandFolders.ts";
import { fileGuard } from "./fileGuard.ts";

// A development server loads many modules from Vite's own transformations, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const CANARY = "canary-7c21e0";
const folder = realpathSync(suiteFolder());
const packages = join(folder, "packages");
const root = join(packages, "runtime");

function write(file: string, content = `export default "${CANARY}";`): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

/** The platform's data is in a folder that is otherwise shown, which is the worst place for it. */
const data = join(packages, "data");
const secrets = [
  ...["platform.sqlite", "platform.sqlite-wal", "key.ts", "key.js", "key.json", "key.css", "key.svg", "key.html"].map(
    (name) => write(join(data, name), name.endsWith(".json") ? `{ "a": "${CANARY}" }` : undefined),
  ),
  write(join(packages, "brands", "acme", "brand.json"), `{ "id": "${CANARY}" }`),
  write(join(root, ".env")),
  write(join(root, ".npmrc")),
  write(join(root, ".livery", "key.ts")),
  write(join(root, "src", ".hidden.ts")),
  write(join(folder, "outside.ts")),
];
const plain = write(join(root, "src", "plain.ts"), `export const said = "shown";`);
const cached = write(join(packages, ".cache", "dependency.js"), `export const said = "cached";`);
symlinkSync(data, join(root, "src", "linked"));
symlinkSync(join(data, "key.ts"), join(root, "src", "link.ts"));
symlinkSync(join(packages, "brands"), join(root, "brands"));
const links = ["src/linked/key.ts", "src/linked/platform.sqlite", "src/link.ts", "brands/acme/brand.json"].map((name) =>
  join(root, name),
);

const encoded = (path: string) => path.replaceAll(/\w/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
const queries = [
  "",
  "?raw",
  "?url",
  "?inline",
  "?import",
  "?import&raw",
  "?raw??",
  "?url&raw",
  "?t=1",
  "?worker",
  "#a",
];
const spellings: readonly ((file: string) => string)[] = [
  (file) => `/@fs${file}`,
  (file) => `/@fs/${file}`,
  (file) => `//@fs${file}`,
  (file) => `/@fs${encoded(file)}`,
  (file) => `/@fs${file.replaceAll("/", "%2f")}`,
  (file) => `/@fs${dirname(plain)}/../../..${file.slice(folder.length + "/packages".length)}`,
  (file) => `/@fs${file}/`,
  (file) => `/@fs${file}%00.js`,
  (file) => `/@fs${file.toUpperCase()}`,
  (file) => `/@id${file}`,
  (file) => `/@id/@fs${file}`,
  (file) => `/@id/__x00__${file}`,
  (file) => file,
  (file) => encoded(file),
  (file) => `/src/../../..${file.slice(folder.length)}`,
  (file) => `/src/%2e%2e/%2e%2e/%2e%2e${file.slice(folder.length)}`,
  (file) => `/..%2f..${file.slice(folder.length)}`,
  (file) => (file.startsWith(root) ? file.slice(root.length) : file),
];

/** A server as `createDevServer` makes it, with or without the guard. */
async function start(guarded: boolean) {
  const guard = fileGuard({
    root,
    shown: [packages],
    hidden: [data, join(packages, "brands")],
    cache: join(packages, ".cache"),
  });
  const plugin: Plugin = {
    name: "guard",
    configureServer: ({ middlewares }) => void (guarded && middlewares.use(guard)),
  };
  const vite = await createServer({
    configFile: false,
    root,
    logLevel: "silent",
    appType: "custom",
    publicDir: false,
    cacheDir: join(packages, ".cache"),
    server: { middlewareMode: true, ws: false, fs: { allow: [packages] } },
    plugins: [plugin],
  });
  const http = createHttpServer(vite.middlewares);
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const { port } = http.address() as AddressInfo;
  return {
    /** Asks for an address exactly as it is written. */
    ask: (path: string) =>
      new Promise<string>((resolve, reject) => {
        const asked = request({ host: "127.0.0.1", port, path, headers: { Accept: "*/*" } }, (response) => {
          let body = "";
          response.on("data", (chunk: Buffer) => (body += chunk.toString()));
          response.on("end", () => resolve(body));
        });
        asked.on("error", reject).end();
      }),
    async [Symbol.asyncDispose]() {
      http.close();
      http.closeAllConnections();
      await vite.close();
    },
  };
}

test("no address leads to the platform's data, a brand's sources or a hidden file", async () => {
  await using server = await start(true);
  const found: string[] = [];
  for (const file of [...secrets, ...links]) {
    for (const spell of spellings) {
      for (const query of queries) {
        const address = spell(file) + query;
        if ((await server.ask(address)).includes(CANARY)) found.push(address);
      }
    }
  }
  expect(found).toEqual([]);
});

test("other files are served, those of the dependencies' cache too; without the guard, the data would be", async () => {
  await using guarded = await start(true);
  expect(await guarded.ask("/src/plain.ts")).toContain("shown");
  expect(await guarded.ask(`/@fs${plain}`)).toContain("shown");
  expect(await guarded.ask(`/@fs${cached}`)).toContain("cached");
  await using open = await start(false);
  for (const file of ["key.ts", "platform.sqlite"]) expect(await open.ask(`/@fs${join(data, file)}`)).toContain(CANARY);
  expect(await open.ask("/src/link.ts")).toContain(CANARY);
});
