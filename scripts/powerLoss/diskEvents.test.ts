import { expect, it } from "vitest";
import { type DiskEvent, diskEvents } from "./diskEvents.ts";
import { parseTrace } from "./parseTrace.ts";

const paths = { folder: "/d", marks: "/marks" };

/** As strace writes a text with `-xx`. */
const hex = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join("");

async function eventsOf(...calls: readonly string[]): Promise<readonly DiskEvent[]> {
  const events: DiskEvent[] = [];
  for await (const event of diskEvents(parseTrace(calls.map((call) => `7 ${call}`)), paths)) events.push(event);
  return events;
}

it("what reaches the disk is read from the log, with its bytes", async () => {
  const events = await eventsOf(
    `openat(AT_FDCWD<${hex("/w")}>, "${hex("/d/a-wal")}", O_RDWR|O_CREAT|O_CLOEXEC, 0644) = 5<${hex("/d/a-wal")}>`,
    `openat(AT_FDCWD<${hex("/w")}>, "${hex("/d")}", O_RDONLY|O_CLOEXEC) = 6<${hex("/d")}>`,
    `pwrite64(5<${hex("/d/a-wal")}>, "${hex("journal")}", 7, 32) = 7`,
    `write(8<${hex("/marks")}>, "${hex("ok\n")}", 3) = 3`,
    `fdatasync(5<${hex("/d/a-wal")}>) = 0`,
    `fsync(6<${hex("/d")}>) = 0`,
    `ftruncate(5<${hex("/d/a-wal")}>, 12288) = 0`,
    `unlink("${hex("/d/a-wal")}") = 0`,
  );
  expect(events.map(({ begun: _, ended, ...event }) => ({ ...event, ended }))).toEqual([
    { kind: "create", file: "a-wal", ended: 1 },
    { kind: "write", file: "a-wal", offset: 32, bytes: Buffer.from("journal"), ended: 3 },
    { kind: "mark", text: "ok\n", ended: 4 },
    { kind: "sync", file: "a-wal", ended: 5 },
    { kind: "syncFolder", ended: 6 },
    { kind: "truncate", file: "a-wal", size: 12288, ended: 7 },
    { kind: "remove", file: "a-wal", ended: 8 },
  ]);
});

it("of a write, only what the system accepted exists", async () => {
  expect(await eventsOf(`pwrite64(5</d/a>, "${hex("journal")}", 7, 0) = 3`)).toMatchObject([
    { bytes: Buffer.from("jou") },
  ]);
});

it("a file without a name is ignored", async () => {
  expect(await eventsOf(`pwrite64(5</d/a>(deleted), "${hex("x")}", 1, 0) = 1`)).toEqual([]);
});

it.each([
  ["a way to write that is not modelled", `pwritev(5</d/a>, [{iov_base="${hex("x")}", iov_len=1}], 1, 0) = 1`],
  ["a data file in memory", "mmap(NULL, 4096, PROT_READ|PROT_WRITE, MAP_SHARED, 5</d/a>, 0) = 0x7f00"],
  ["a write without a position", `write(5</d/a>, "${hex("x")}", 1) = 1`],
  ["bytes that the log leaves out", `pwrite64(5</d/a>, "${hex("x")}"..., 2, 0) = 2`],
  ["a file truncated on open", `openat(AT_FDCWD</w>, "/d/a", O_RDWR|O_CREAT|O_TRUNC, 0644) = 5</d/a>`],
])("%s stops the parser: no result is better than a wrong one", async (_, call) => {
  await expect(eventsOf(call)).rejects.toThrow("is not modelled");
});
