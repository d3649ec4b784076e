import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { join } from "node:path";
import { root } from "../lib/root.ts";

/** The source as oxfmt writes it; `path` decides the language. oxfmt itself leaves `*.gen.*` alone, so they lose their mark. */
export async function formatSource(path: string, source: string): Promise<string> {
  const name = path.replace(".gen.", ".");
  const oxfmt = spawn(process.execPath, [join(root, "node_modules/oxfmt/bin/oxfmt"), `--stdin-filepath=${name}`], {
    cwd: root,
    stdio: ["pipe", "pipe", "inherit"],
  });
  oxfmt.stdin.end(source);
  const exit = new Promise<number | null>((resolve, reject) => {
    oxfmt.on("error", reject);
    oxfmt.on("close", resolve);
  });
  const formatted = await text(oxfmt.stdout);
  const code = await exit;
  if (code !== 0) throw new Error(`oxfmt refused ${path} (exit code ${code}).`);
  return formatted;
}
