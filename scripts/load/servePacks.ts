import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../lib/root.ts";

/** A server of this repository's packs that runs beside the benchmark. */
interface PackServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Packs all brands and serves them with a fresh platform; resolves when the addresses are printed. */
export async function servePacks(): Promise<PackServer> {
  const data = await mkdtemp(join(tmpdir(), "livery-load-"));
  const args = ["packages/cli/src/livery.ts", "serve", "--port", "0", "--data", data];
  const server = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    let printed = "";
    server.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      const [, found] = /localhost:(\d+)/.exec(printed) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    server.once("error", reject);
    void ended.then(() => reject(new Error(`The server ended before it served:\n${printed}`)));
  });
  return {
    port,
    stop: async () => {
      server.kill("SIGTERM");
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
