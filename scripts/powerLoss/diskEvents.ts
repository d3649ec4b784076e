import { basename, dirname } from "node:path";
import type { TracedCall } from "./parseTrace.ts";

/** A part of a file that was written or cut off. */
export type Change =
  | { readonly kind: "write"; readonly offset: number; readonly bytes: Buffer }
  | { readonly kind: "truncate"; readonly size: number };

/**
 * A change to the files of a folder, or a line that the traced program wrote in between. Files are identified by name.
 */
type Happening =
  | (Change & { readonly file: string })
  | { readonly kind: "create" | "remove" | "sync"; readonly file: string }
  | { readonly kind: "syncFolder" }
  | { readonly kind: "mark"; readonly text: string };

export type DiskEvent = Happening & Pick<TracedCall, "begun" | "ended">;

export interface WatchedPaths {
  /** The folder of the data files. */
  readonly folder: string;
  /** The file that the program writes its marks to, a line each. */
  readonly marks: string;
}

const FILE = String.raw`\d+<([^>]*)>`;
const TEXT = String.raw`"([^"]*)"(\.*)`;
const forms = {
  pwrite64: new RegExp(`^${FILE}, ${TEXT}, \\d+, (\\d+)$`, "u"),
  write: new RegExp(`^${FILE}, ${TEXT}, \\d+$`, "u"),
  ftruncate: new RegExp(`^${FILE}, (\\d+)$`, "u"),
  sync: new RegExp(`^${FILE}$`, "u"),
  path: new RegExp(`^(?:[^"]*, )?${TEXT}`, "u"),
};
/** A file without a name: nothing of it is left after a restart. */
const NAMELESS = /^\d+<[^>]*>\(deleted\)/u;

/**
 * The effects of the calls on the disk. Throws for a call that could have changed a file in an unmodelled way: no
 * result is better than a wrong one.
 */
export async function* diskEvents(calls: AsyncIterable<TracedCall>, paths: WatchedPaths): AsyncGenerator<DiskEvent> {
  for await (const call of calls) {
    if (NAMELESS.test(call.args)) continue;
    const happened = happeningOf(call, paths);
    const { begun, ended } = call;
    if (happened) yield { ...happened, begun, ended };
  }
}

function happeningOf(call: TracedCall, paths: WatchedPaths): Happening | undefined {
  switch (call.name) {
    case "open":
    case "openat":
      return opened(call, paths);
    case "pwrite64": {
      const [, path = "", hex = "", cut = "", offset = ""] = read(forms.pwrite64, call);
      return { kind: "write", file: fileOf(path, paths), offset: Number(offset), bytes: bytesOf(call, hex, cut) };
    }
    case "write": {
      const [, path = "", hex = "", cut = ""] = read(forms.write, call);
      if (textOf(path) !== paths.marks) return unknown(call);
      return { kind: "mark", text: bytesOf(call, hex, cut).toString() };
    }
    case "ftruncate": {
      const [, path = "", size = ""] = read(forms.ftruncate, call);
      return { kind: "truncate", file: fileOf(path, paths), size: Number(size) };
    }
    case "fsync":
    case "fdatasync": {
      const path = textOf(read(forms.sync, call)[1] ?? "");
      return path === paths.folder ? { kind: "syncFolder" } : { kind: "sync", file: fileOf(path, paths) };
    }
    case "unlink":
    case "unlinkat":
      return { kind: "remove", file: fileOf(read(forms.path, call)[1] ?? "", paths) };
    default:
      return unknown(call);
  }
}

/** A call that may create a file; the disk knows whether it did. */
function opened(call: TracedCall, paths: WatchedPaths): Happening | undefined {
  const path = textOf(read(forms.path, call)[1] ?? "");
  if (path === paths.marks || !call.args.includes("O_CREAT")) return undefined;
  return call.args.includes("O_TRUNC") ? unknown(call) : { kind: "create", file: fileOf(path, paths) };
}

function read(form: RegExp, call: TracedCall): readonly (string | undefined)[] {
  return form.exec(call.args) ?? unknown(call);
}

function unknown({ name, args, begun }: TracedCall): never {
  throw new Error(`${name}(${args.slice(0, 200)}) in line ${begun} of the log is not modelled`);
}

function fileOf(path: string, { folder }: WatchedPaths): string {
  const text = textOf(path);
  if (dirname(text) !== folder) throw new Error(`${text} is not a file of ${folder}`);
  return basename(text);
}

/** A text as it is, or as strace writes it with `-xx`: each byte as `\x` and two digits. */
function textOf(text: string): string {
  return text.startsWith("\\x") ? hexBytes(text).toString() : text;
}

function hexBytes(hex: string): Buffer {
  return Buffer.from(hex.replaceAll("\\x", ""), "hex");
}

/** The bytes actually written: a call may return fewer than requested. For a call that never ended, all. */
function bytesOf(call: TracedCall, hex: string, cut: string): Buffer {
  const bytes = hexBytes(hex);
  const count = call.result === "" ? bytes.length : Number.parseInt(call.result, 10);
  if (cut !== "" || count > bytes.length) return unknown(call);
  return bytes.subarray(0, count);
}
