import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./root.ts";

/** A `livery` server that runs next to this process. */
export interface StartedServer {
  readonly port: number;
  /** Ends it: politely, or with SIGKILL at once, as a power cut would. */
  end(signal?: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/**
 * Starts `livery serve` or `livery dev` on any free port; resolves when it prints its addresses, and rejects with its
 * output if it ends before. `args` start with the command; its errors go to `errors`.
 */
export async function startServer(
  args: readonly string[],
  errors: "inherit" | "ignore" = "inherit",
): Promise<StartedServer> {
  const server = spawn(process.execPath, [join("packages", "cli", "src", "livery.ts"), ...args, "--port", "0"], {
    cwd: root,
    stdio: ["ignore", "pipe", errors],
  });
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    let printed = "";
    server.stdout?.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      const [, found] = /localhost:(\d+)/.exec(printed) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    server.once("error", reject);
    void ended.then(() => reject(new Error(`livery ${args.join(" ")} ended before it served:\n${printed}`)));
  });
  return {
    port,
    end: async (signal = "SIGTERM") => {
      server.kill(signal);
      await ended;
    },
  };
}
