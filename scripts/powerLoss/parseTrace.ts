/** A call of the operating system that succeeded, as strace writes it with `-f -y -xx`. */
export interface TracedCall {
  readonly name: string;
  /** What it was given, between the brackets. */
  readonly args: string;
  /** What it returned: a number, for a file with its path behind it. */
  readonly result: string;
  /** The lines of the log at which it began and ended: one line, unless another thread came between. */
  readonly begun: number;
  /** Infinity if the log ends before. */
  readonly ended: number;
}

const LINE = /^(\d+) +(.*)$/su;
const WHOLE = /^(\w+)\((.*)\) += (.+)$/su;
const UNFINISHED = /^(\w+)\((.*?)(?:,? *<unfinished \.\.\.>| <detached \.\.\.>|\) += \?)$/su;
const RESUMED = /^<\.\.\. (\w+) resumed>(.*)\) += (.+)$/su;
/** Signals and the ends of threads. */
const NO_CALL = /^(?:---|\+\+\+) /u;

interface Open {
  readonly name: string;
  readonly args: string;
  readonly begun: number;
}

/**
 * Parses the lines of a log: failed calls are left out, and one that another thread interrupted is joined. Calls are in
 * the order in which they ended, unfinished ones last. Throws for an unknown line.
 */
export async function* parseTrace(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<TracedCall> {
  const open = new Map<string, Open>();
  let number = 0;
  for await (const line of lines) {
    number += 1;
    const [, thread = "", rest = ""] = LINE.exec(line) ?? fail(number, line);
    if (NO_CALL.test(rest)) continue;
    const resumed = RESUMED.exec(rest);
    if (resumed) {
      const [, name = "", more = "", result = ""] = resumed;
      const began = open.get(thread);
      if (began?.name !== name) fail(number, line);
      else if (isDone(result)) yield { ...began, args: joined(began.args, more), result, ended: number };
      open.delete(thread);
      continue;
    }
    const unfinished = UNFINISHED.exec(rest);
    if (unfinished) {
      open.set(thread, { name: unfinished[1] ?? "", args: unfinished[2] ?? "", begun: number });
      continue;
    }
    const [, name = "", args = "", result = ""] = WHOLE.exec(rest) ?? fail(number, line);
    if (isDone(result)) yield { name, args, result, begun: number, ended: number };
  }
  for (const began of open.values()) yield { ...began, result: "", ended: Number.POSITIVE_INFINITY };
}

function isDone(result: string): boolean {
  return !result.startsWith("-1 ");
}

/** strace splits a call after what it knows so far, which may be everything. */
function joined(args: string, more: string): string {
  return more === "" || args === "" ? args + more : `${args}, ${more.replace(/^, /u, "")}`;
}

function fail(number: number, line: string): never {
  throw new Error(`line ${number} of the log of strace cannot be read: ${line.slice(0, 200)}`);
}
