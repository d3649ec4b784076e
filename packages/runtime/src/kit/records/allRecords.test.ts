import type { Send } from "@livery/platform/createSend.ts";
import { bets } from "@livery/platform/calls/bets.ts";
import { expect, test } from "vitest";
import { allRecords, MOST_RECORDS } from "./allRecords.ts";

interface Row {
  readonly id: string;
}

/** Answers with pages of rows; `meanwhile` adds one at the beginning after each page. */
function listOf(count: number, { meanwhile = false } = {}) {
  const asked: object[] = [];
  let rows = Array.from({ length: count }, (_, index): Row => ({ id: `R${index}` }));
  const send = (async (_call: unknown, request: { readonly pageNo: number; readonly pageSize: number }) => {
    asked.push(request);
    const { pageNo, pageSize } = request;
    const list = rows.slice((pageNo - 1) * pageSize, pageNo * pageSize);
    const page = { list, pageNo, totalPages: Math.ceil(rows.length / pageSize), total: rows.length };
    if (meanwhile) rows = [{ id: `N${pageNo}` }, ...rows];
    return page;
  }) as unknown as Send;
  const progress: string[] = [];
  const read = () =>
    allRecords({
      send,
      signal: new AbortController().signal,
      call: bets,
      request: { from: "2026-11-01" },
      rowsOf: ({ list }) => list as readonly Row[],
      rowKey: ({ id }) => id,
      onProgress: (done, total) => progress.push(`${done}/${total}`),
    });
  return { asked, progress, read };
}

test("a file has the records of all pages, whatever page is shown", async () => {
  const { asked, progress, read } = listOf(230);
  expect(await read()).toHaveLength(230);
  expect(asked).toEqual([1, 2, 3].map((pageNo) => ({ from: "2026-11-01", pageNo, pageSize: 100 })));
  expect(progress).toEqual(["100/230", "200/230", "230/230"]);
});

test("a record that comes in meanwhile moves others to the next page, and none is in the file twice", async () => {
  const rows = await listOf(230, { meanwhile: true }).read();
  const ids = rows!.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(["R0", "R99", "R100", "R229"]));
});

test("more records than a spreadsheet opens make no file", async () => {
  expect(await listOf(MOST_RECORDS + 1).read()).toBeUndefined();
  expect(await listOf(0).read()).toEqual([]);
});

test("a pane that is left asks for no further page", async () => {
  const leaving = new AbortController();
  const signals: (AbortSignal | undefined)[] = [];
  const send = (async (_call: unknown, _request: unknown, { signal }: { readonly signal?: AbortSignal } = {}) => {
    signals.push(signal);
    leaving.abort();
    signal?.throwIfAborted();
  }) as unknown as Send;
  const rowsOf = () => [] as readonly Row[];
  const options = { rowsOf, rowKey: ({ id }: Row) => id, onProgress: () => undefined };
  const read = allRecords({ send, signal: leaving.signal, call: bets, request: {}, ...options });
  await expect(read).rejects.toThrow("aborted");
  expect(signals).toEqual([leaving.signal]);
});
