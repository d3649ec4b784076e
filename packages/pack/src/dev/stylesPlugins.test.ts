import { writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { Server } from "node:net";
import { join } from "node:path";
import { createServer } from "vite";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../testing/brandFolders.ts";
import { stylesPlugins } from "./stylesPlugins.ts";

test("compiling styles opens no port besides that of the development server", async () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, "package.json"), '{ "name": "styles" }');
  const listen = vi.spyOn(Server.prototype, "listen");
  const server = createHttpServer();
  const vite = await createServer({
    configFile: false,
    root: folder.path,
    logLevel: "silent",
    appType: "custom",
    plugins: stylesPlugins(),
    server: { middlewareMode: true, ws: { server } },
  });
  try {
    // Starts the compiler of the styles.
    await vite.environments.client.pluginContainer.buildStart();
    expect(listen).not.toHaveBeenCalled();
  } finally {
    await vite.close();
    listen.mockRestore();
  }
});
