import { expect, it } from "vitest";
import { type TracedCall, parseTrace } from "./parseTrace.ts";

async function parse(...lines: readonly string[]): Promise<readonly TracedCall[]> {
  const calls: TracedCall[] = [];
  for await (const call of parseTrace(lines)) calls.push(call);
  return calls;
}

it("a call is on its own line", async () => {
  expect(await parse(`77    pwrite64(23</d/a>, "\\x61\\x62", 2, 4096) = 2`)).toEqual([
    { name: "pwrite64", args: `23</d/a>, "\\x61\\x62", 2, 4096`, result: "2", begun: 1, ended: 1 },
  ]);
});

it("calls interrupted by threads are joined, each with the lines where it started and ended", async () => {
  const calls = await parse(
    `70  pwrite64(23</d/a>, "\\x61", 1, 0 <unfinished ...>`,
    `71  openat(AT_FDCWD</d>, "/d/b",  <unfinished ...>`,
    `72  fsync(24</d/c>) = 0`,
    `71  <... openat resumed>O_RDWR|O_CREAT, 0644) = 25</d/b>`,
    `70  <... pwrite64 resumed>)              = 1`,
  );
  expect(calls).toEqual([
    { name: "fsync", args: "24</d/c>", result: "0", begun: 3, ended: 3 },
    {
      name: "openat",
      args: `AT_FDCWD</d>, "/d/b", O_RDWR|O_CREAT, 0644`,
      result: "25</d/b>",
      begun: 2,
      ended: 4,
    },
    { name: "pwrite64", args: `23</d/a>, "\\x61", 1, 0`, result: "1", begun: 1, ended: 5 },
  ]);
});

it("a call that never ended is included, and a failed one is not", async () => {
  const calls = await parse(
    `70  fsync(23</d/a> <unfinished ...>`,
    `71  openat(AT_FDCWD</d>, "/d/b", O_RDWR) = -1 ENOENT (No such file or directory)`,
    `71  ftruncate(24</d/c>, 0 <unfinished ...>`,
    `71  <... ftruncate resumed>) = -1 EIO (Input/output error)`,
    `71  --- SIGCHLD {si_signo=SIGCHLD} ---`,
    `71  +++ exited with 0 +++`,
  );
  expect(calls).toEqual([{ name: "fsync", args: "23</d/a>", result: "", begun: 1, ended: Number.POSITIVE_INFINITY }]);
});

it("an unknown line stops the parser, and so does the end of a call that never started", async () => {
  await expect(parse("70  something else")).rejects.toThrow("line 1");
  await expect(parse("70  <... fsync resumed>) = 0")).rejects.toThrow("line 1");
});
