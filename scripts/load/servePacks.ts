import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../lib/startServer.ts";

/** A server of this repository's packs that runs next to the benchmark. */
interface PackServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Packs all brands and serves them with a fresh platform; resolves when the addresses are printed. */
export async function servePacks(): Promise<PackServer> {
  const data = await mkdtemp(join(tmpdir(), "livery-load-"));
  const { port, end } = await startServer(["serve", "--data", data, "--limits", "loose"]);
  return {
    port,
    stop: async () => {
      await end();
      await rm(data, { recursive: true, force: true });
    },
  };
}
