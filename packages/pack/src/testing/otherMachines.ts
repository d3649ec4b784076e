import { execFile } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Hashes, Variation } from "./packVariations.ts";

type Machine = Pick<Variation, "timeZone" | "umask" | "now">;

/** Machines that must make the same packs. */
export const otherMachines: readonly Machine[] = [
  { timeZone: "UTC", umask: 0o022, now: Date.UTC(2026, 10, 15) },
  { timeZone: "Pacific/Kiritimati", umask: 0o077, now: Date.UTC(1999, 11, 31, 23, 59) },
  { timeZone: "America/St_Johns", umask: 0o002, now: Date.UTC(2028, 1, 29, 12) },
  { timeZone: "Asia/Kathmandu", umask: 0o000, now: 0 },
  { timeZone: "Antarctica/Troll", umask: 0o027, now: Date.UTC(2038, 0, 19, 3, 14) },
  { timeZone: "Asia/Seoul", umask: 0o022, now: Date.UTC(2027, 0, 1) },
  { timeZone: "Pacific/Pago_Pago", umask: 0o007, now: Date.UTC(2026, 2, 29, 1) },
  { timeZone: "Australia/Lord_Howe", umask: 0o037, now: Date.UTC(2026, 3, 4, 15) },
  { timeZone: "Africa/Casablanca", umask: 0o026, now: Date.UTC(2100, 1, 28) },
  { timeZone: "America/Sao_Paulo", umask: 0o022, now: Date.UTC(2026, 9, 25, 1, 30) },
];

interface BuildsOfLanguage {
  /** Such as `ko_KR`; a process has only one. */
  readonly language: string;
  /** A new folder for the brands and the packs. */
  readonly own: string;
  /** The folder of brands that is copied there. */
  readonly brands: string;
  readonly machines: readonly Omit<Variation, "out">[];
}

const run = promisify(execFile);
const program = join(import.meta.dirname, "packVariations.ts");

/** The hashes of each machine's build, each in a folder of another length. */
export async function hashesIn({ language, own, brands, machines }: BuildsOfLanguage): Promise<readonly Hashes[]> {
  cpSync(brands, join(own, "brands"), { recursive: true });
  const variations = machines.map((machine, at): Variation => ({
    ...machine,
    out: join(own, `${"d".repeat(at + 1)}ist`),
  }));
  const args = ["--no-warnings", program, join(own, "brands"), JSON.stringify(variations)];
  const env = { ...process.env, LC_ALL: `${language}.UTF-8`, LANG: `${language}.UTF-8` };
  const { stdout } = await run(process.execPath, args, { cwd: own, env });
  return JSON.parse(stdout) as readonly Hashes[];
}
