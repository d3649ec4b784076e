import { spawnSync } from "node:child_process";
import { runChild } from "../lib/runChild.ts";

/**
 * Every call of the operating system that can change a file or bring it to the disk; a `?` is before those that some
 * processors do not have. Those that the model does not know stop the reading of the log (`diskEvents.ts`).
 */
const CALLS = [
  ..."?open openat openat2 ?creat write pwrite64 writev pwritev pwritev2 ftruncate truncate fallocate".split(" "),
  ..."fsync fdatasync sync_file_range sync syncfs msync mmap copy_file_range sendfile io_uring_setup".split(" "),
  ..."?unlink unlinkat ?rename renameat renameat2 ?link linkat".split(" "),
];

/** With all threads, files named by their paths, and every written byte in the log: more than SQLite's largest page. */
const OPTIONS = ["-f", "--seccomp-bpf", "-qq", "-y", "-xx", "-s", "70000"];

/** Why nothing can be traced on this machine, with what to do about it; `undefined` where it can. */
export function straceProblem(): string | undefined {
  if (process.platform !== "linux") return "strace runs on Linux only; run this on a Linux machine.";
  const { error, status, stderr } = spawnSync("strace", [...OPTIONS, "-o", "/dev/null", "true"], { encoding: "utf8" });
  if (error) return "strace is not installed; install it (apt-get install strace) and run the command again.";
  if (status === 0) return undefined;
  const [said = ""] = stderr.trim().split("\n");
  return `strace may not trace here (${said}); allow it (docker run --cap-add=SYS_PTRACE, sysctl kernel.yama.ptrace_scope=1) or run this on another machine.`;
}

/**
 * Runs a program of Node to its end and writes what it does to `paths` into the file `log`. Throws when it fails. The
 * paths are those that the operating system knows them by, without links.
 */
export async function runTraced(program: readonly string[], paths: readonly string[], log: string): Promise<void> {
  const watched = paths.flatMap((path) => ["-P", path]);
  const args = [...OPTIONS, ...watched, "-e", `trace=${CALLS.join(",")}`, "-o", log, process.execPath, ...program];
  const code = await runChild("strace", args, { stdio: ["ignore", "inherit", "inherit"] });
  if (code !== 0) throw new Error(`the traced platform ended with ${code}`);
}
