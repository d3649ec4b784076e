import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Programs of the other machine that the scripts call and that change something. */
const CALLED = ["cat", "find", "ln", "mkdir", "mv", "rm", "tar"];

/** Where a program is; tests put others in front of it. */
const placeOf = (name: string): string => execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim();

interface StandIn {
  /** The path of the stand-in. */
  readonly program: string;
  /** Lets so many programs run from now on, and then ends everything, as if the machine were switched off. */
  stopAt(count: number): void;
  /** Lets everything run. */
  restart(): void;
}

/**
 * A stand-in for `ssh` that runs the command on this machine, with its real shell and tar. The program at which it stops
 * runs to its end in every second case; tar gets half of its input in the others.
 */
export function sshStandIn(folder: string): StandIn {
  const own = mkdtempSync(join(folder, "ssh-"));
  const write = (name: string, text: string): void => {
    writeFileSync(join(own, name), text);
    chmodSync(join(own, name), 0o755);
  };
  mkdirSync(join(own, "bin"));
  for (const name of CALLED) {
    const real = placeOf(name);
    const inPart = name === "tar" ? `head -c 2000 | ${real} "$@"` : ":";
    write(
      `bin/${name}`,
      `#!/bin/sh
read -r count < "${own}/count"
read -r last < "${own}/last"
count=$((count + 1))
echo $count > "${own}/count"
if [ $count -lt $last ]; then exec ${real} "$@"; fi
if [ $count -eq $last ]; then
  if [ $((count % 2)) -eq 0 ]; then ${real} "$@"; else ${inPart}; fi
fi
kill -9 0
`,
    );
  }
  write(
    "ssh",
    `#!/bin/sh
while [ "$1" != -- ]; do shift; done
read -r count < "${own}/count"; read -r last < "${own}/last"
if [ $count -ge $last ]; then echo "no route to host" >&2; exit 255; fi
PATH="${own}/bin:$PATH" setsid -w sh -c "$3"
`,
  );
  const stopAt = (count: number): void => {
    writeFileSync(join(own, "count"), "0\n");
    writeFileSync(join(own, "last"), `${count}\n`);
  };
  const restart = (): void => stopAt(1_000_000_000);
  restart();
  return { program: join(own, "ssh"), stopAt, restart };
}
