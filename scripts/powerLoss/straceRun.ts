import { spawnSync } from "node:child_process";
import { runChild } from "../lib/runChild.ts";

/**
 * Every system call that can change a file or write it to the disk; a `?` marks those that some processors do not have.
 * Unmodelled ones stop the parser (`diskEvents.ts`).
 */
const CALLS = [
  ..."?open openat openat2 ?creat write pwrite64 writev pwritev pwritev2 ftruncate truncate fallocate".split(" "),
  ..."fsync fdatasync sync_file_range sync syncfs msync mmap copy_file_range sendfile io_uring_setup".split(" "),
  ..."?unlink unlinkat ?rename renameat renameat2 ?link linkat".split(" "),
];

/** With all threads, files named by their paths, and every written byte in the log: more than SQLite's largest page. */
const OPTIONS = ["-f", "--seccomp-bpf", "-qq", "-y", "-xx", "-s", "70000"];

/** Why tracing is not possible on this machine, with a solution; `undefined` if it is. */
export function straceProblem(): string | undefined {
  if (process.platform !== "linux") return "strace runs on Linux only; run this on a Linux machine.";
  const { error, status, stderr } = spawnSync("strace", [...OPTIONS, "-o", "/dev/null", "true"], { encoding: "utf8" });
  if (error) return "strace is not installed; install it (apt-get install strace) and run the command again.";
  if (status === 0) return undefined;
  const [said = ""] = stderr.trim().split("\n");
  return `strace may not trace here (${said}); allow it (docker run --cap-add=SYS_PTRACE, sysctl kernel.yama.ptrace_scope=1) or run this on another machine.`;
}

/**
 * Runs a Node program to its end and writes what it does to `paths` into the file `log`. Throws if it fails. The paths
 * must be real paths, without links.
 */
export async function runTraced(program: readonly string[], paths: readonly string[], log: string): Promise<void> {
  const watched = paths.flatMap((path) => ["-P", path]);
  const args = [...OPTIONS, ...watched, "-e", `trace=${CALLS.join(",")}`, "-o", log, process.execPath, ...program];
  const code = await runChild("strace", args, { stdio: ["ignore", "inherit", "inherit"] });
  if (code !== 0) throw new Error(`the traced platform ended with ${code}`);
}
