import { HIDDEN } from "../delivery/target.ts";

/**
 * What runs on an SSH target: POSIX shell, tar, and `readlink` and `find` as every system has them. The folder is the first
 * argument; lists come on standard input. A script is passed inside single quotes through whatever shell the account has,
 * so it is one line without single quotes, backslashes and exclamation marks.
 */
export const remoteScripts = {
  /** Prints what the folder has: `stored <sha256> <bytes>`, `release <id> <name>` and `place <name> <where it leads>`. */
  state: [
    `cd "$1" 2>/dev/null || exit 0`,
    `if [ -d ${HIDDEN}/store ]; then find ${HIDDEN}/store -type f -exec wc -c {} + | while read -r bytes path; do [ "$path" = total ] || echo "stored $path $bytes"; done; fi`,
    `for path in ${HIDDEN}/releases/*/*; do [ -d "$path" ] && echo "release $path"; done`,
    `for name in *; do if [ -h "$name" ]; then echo "place $name $(readlink "$name")"; elif [ -e "$name" ]; then echo "place $name"; fi; done`,
    `exit 0`,
  ],
  /** Prints each file whose path is on standard input: its size on a line, or `none`, and its content. */
  read: [
    `cd "$1" 2>/dev/null || cd /`,
    `while read -r path; do if [ -f "$path" ]; then echo $(wc -c < "$path"); cat "$path"; else echo none; fi; done`,
  ],
  /** Takes the lock for the holder on standard input, or prints who has it. The shell creates a file only if it is new. */
  lock: [
    `mkdir -p "$1/${HIDDEN}" && cd "$1/${HIDDEN}" || exit 1`,
    `holder=$(cat)`,
    `if (set -C; echo "$holder" > lock) 2>/dev/null; then echo taken; elif [ -e lock ]; then echo held; cat lock; else exit 1; fi`,
  ],
  /** Deletes the lock of the holder on standard input; with an empty one, any lock. */
  unlock: [
    `cd "$1/${HIDDEN}" || exit 1`,
    `holder=$(cat)`,
    `if [ -z "$holder" ] || [ "$holder" = "$(cat lock 2>/dev/null)" ]; then rm -f lock; fi`,
  ],
  /** Stores the files of the tar archive on standard input, when all of them are there. */
  put: [
    `cd "$1/${HIDDEN}" && rm -rf work && mkdir -p work store && cd work && tar -x -o -f - || exit 1`,
    `mv -f ./* ../store/`,
  ],
  /** Unpacks the archive on standard input: releases whose files are hard links to the store. */
  unpack: [`cd "$1/${HIDDEN}" && rm -rf work && mkdir -p work && tar -x -o -f -`],
  /** Gives unpacked releases their places: `<id> <name>` on each line. */
  place: [
    `cd "$1/${HIDDEN}" || exit 1`,
    `while read -r id name; do mkdir -p "releases/$id" && mv "work/$id" "releases/$id/$name" || exit 1; done`,
  ],
  /**
   * Shows releases, `<id> <name>` on each line, as long as the holder, which is the second argument, has the lock. The
   * rename must not follow the old link: GNU and BusyBox say that with -T, the BSDs and macOS with -h.
   */
  show: [
    `cd "$1" || exit 1`,
    `mkdir -p ${HIDDEN}/work || exit 1`,
    [
      `while read -r id name; do`,
      `if [ "$2" = "$(cat ${HIDDEN}/lock 2>/dev/null)" ]; then :; else echo lost; exit 0; fi;`,
      `rm -rf "${HIDDEN}/work/$id" && ln -s "${HIDDEN}/releases/$id/$name" "${HIDDEN}/work/$id" || exit 1;`,
      `mv -f -T "${HIDDEN}/work/$id" "$id" 2>/dev/null || mv -f -h "${HIDDEN}/work/$id" "$id" || exit 1;`,
      `done`,
    ].join(" "),
  ],
  /** Deletes assets from every release of a brand: `<id> <path>` on each line. */
  unserve: [
    `cd "$1/${HIDDEN}/releases" || exit 1`,
    `while read -r id path; do for name in "$id"/*; do rm -f "$name/$path"; done; done`,
  ],
  /** Deletes releases, `<id>/<name>` on each line, and then the content that none has. */
  delete: [
    `cd "$1/${HIDDEN}" && rm -rf work && mkdir -p work || exit 1`,
    `while read -r path; do mv "releases/$path" work/old && rm -rf work/old || exit 1; done`,
    `rm -rf work && find store -type f -links 1 -exec rm -f {} +`,
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A command that runs a script with arguments in a POSIX shell, whatever shell it is passed through. */
export function remoteCommand(script: keyof typeof remoteScripts, args: readonly string[]): string {
  return ["exec sh -c", ...[remoteScripts[script].join("; "), "livery", ...args].map(quoted)].join(" ");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
