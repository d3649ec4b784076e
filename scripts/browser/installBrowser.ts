import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import type { BrowserKind } from "./installedBrowser.ts";

/** The time limit of an installation step. */
const LIMIT_MS = 60_000;

export interface InstallStep {
  /** What is tried, for the progress line. */
  readonly title: string;
  /** Why this step cannot work here; it is skipped with that line. */
  readonly skip?: string;
  /** Worth installing even if a browser of the other kind exists. */
  readonly evenBeside?: true;
  readonly commands: readonly (readonly [program: string, ...args: string[]])[];
}

/** The ways to get a browser of a kind, in the order in which they are tried. */
export function installSteps(kind: BrowserKind): readonly InstallStep[] {
  const playwright = join(root, "node_modules", "playwright", "cli.js");
  const download = [process.execPath, playwright, "install", "chromium"] as const;
  return kind === "shell"
    ? [
        { ...aptStep("chromium-headless-shell"), evenBeside: true },
        aptStep("chromium"),
        { title: "Playwright's download", commands: [[...download, "--only-shell"]] },
      ]
    : [aptStep("chromium"), { title: "Playwright's download", commands: [[...download, "--no-shell"]] }];
}

/** Installs a package of a Debian-like system. */
function aptStep(name: string): InstallStep {
  const isRoot = process.getuid?.() === 0;
  const reason =
    process.platform === "linux" ? (isRoot ? undefined : "only root may install packages") : "not a Debian-like system";
  return {
    title: `apt (${name})`,
    ...(reason === undefined ? {} : { skip: reason }),
    commands: [
      ["apt-get", "update", "-qq"],
      ["apt-get", "install", "-y", "-qq", "--no-install-recommends", name],
    ],
  };
}

function why({ error, stderr, stdout, status }: ReturnType<typeof spawnSync>, program: string): string {
  if (error && "code" in error && error.code === "ETIMEDOUT") return `it took more than ${LIMIT_MS / 1000} s`;
  if (error) return `${program} could not be started`;
  const lines = `${String(stderr)}\n${String(stdout)}`.split("\n").map((line) => line.trim());
  return lines.find((line) => /error|unable|fail|E:/i.test(line)) ?? `it ended with exit code ${status ?? "?"}`;
}

/** Runs one step; `undefined` when it succeeded, else the reason in one line. */
export function runStep({ skip, commands }: InstallStep, limit: number = LIMIT_MS): string | undefined {
  if (skip !== undefined) return skip;
  const deadline = Date.now() + limit;
  for (const [program, ...args] of commands) {
    const result = spawnSync(program, args, {
      cwd: root,
      timeout: Math.max(1, deadline - Date.now()),
      killSignal: "SIGKILL",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    if (result.error || result.status !== 0) return why(result, program);
  }
  return undefined;
}
