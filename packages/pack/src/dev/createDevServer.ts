import react from "@vitejs/plugin-react";
import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import { join } from "node:path";
import { type Connect, createServer, normalizePath, type Plugin, type ViteDevServer } from "vite";
import { cacheFolder, workspaceRoot } from "../workspace.ts";
import { stylesPlugins } from "./stylesPlugins.ts";
import { devBrandPlugin, type DevBrandOptions } from "./devBrandPlugin.ts";
import { fileGuard } from "./fileGuard.ts";

interface DevServerOptions extends Pick<DevBrandOptions, "brandsFolder" | "compile"> {
  /** The brand to show; each has its own cache, so that two servers do not conflict. */
  readonly id: string;
  /** Carries the socket; its creator passes its requests to the server's `middlewares`. */
  readonly server: Server;
  /** Runs before everything else: the platform. */
  readonly handler: Connect.NextHandleFunction;
  /** Folder of the platform's data, of which no file is served. */
  readonly data: string;
}

/** The runtime under Vite with one brand: Vite handles code changes, `devBrandPlugin` handles the brand. */
export function createDevServer({ id, server, handler, data, ...brand }: DevServerOptions): Promise<ViteDevServer> {
  const root = join(workspaceRoot, "packages", "runtime");
  const nonce = randomBytes(16).toString("base64url");
  const entry = "/src/app/dev.tsx";
  const client = `/@fs/${normalizePath(join(import.meta.dirname, "devClient.ts")).replace(/^\//, "")}`;
  const cacheDir = join(cacheFolder, "dev", id);
  // The sources of all packages, and what they import.
  const shown = [join(workspaceRoot, "packages"), join(workspaceRoot, "node_modules")];
  const guard = fileGuard({ root, shown, hidden: [data, brand.brandsFolder], cache: cacheDir });
  const first: Plugin = {
    name: "livery:platform",
    configureServer: ({ middlewares }) => void middlewares.use(handler).use(guard),
  };
  return createServer({
    configFile: false,
    envDir: false,
    root,
    base: "/",
    appType: "custom",
    publicDir: false,
    cacheDir,
    logLevel: "warn",
    clearScreen: false,
    plugins: [...stylesPlugins(), react(), first, devBrandPlugin({ ...brand, entry, client, nonce })],
    html: { cspNonce: nonce },
    optimizeDeps: { entries: [entry.slice(1)] },
    server: {
      middlewareMode: true,
      ws: { server },
      fs: { allow: shown, deny: [".env", ".env.*", "*.{crt,pem}", "**/.git/**", "**/.livery/**"] },
    },
  });
}
