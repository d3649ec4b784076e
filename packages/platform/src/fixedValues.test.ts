import { registerRows } from "@livery/product/registerRows.ts";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Call } from "./call.ts";
import { announcements } from "./calls/announcements.ts";
import { freePlay } from "./calls/freePlay.ts";
import { gameList } from "./calls/gameList.ts";
import { hotGames } from "./calls/hotGames.ts";

const register = registerRows(readFileSync(new URL("../../../docs/requirements.md", import.meta.url), "utf8"));

/** Values that the client itself adds to its calls: each constant with the calls that the register names for it. */
const constants: readonly { row: string; field: string; calls: readonly Call<never, unknown>[] }[] = [
  { row: "CN-023", field: "clientType", calls: [gameList] },
  { row: "CN-024", field: "platform", calls: [gameList, hotGames] },
  { row: "CN-025", field: "isPlatform", calls: [hotGames] },
  { row: "CN-026", field: "platform", calls: [announcements, freePlay] },
  { row: "CN-027", field: "gatewayVersion", calls: [freePlay] },
];

it.each(constants)("$row is sent as $field", ({ row, field, calls }) => {
  const [, value] = register.find(({ id }) => id === row)?.cells ?? [];
  for (const call of calls) {
    const { query, json } = call.encode({} as never, { merchant: "ACM01" });
    expect(String({ ...query, ...(json as object | undefined) }[field]), call.id).toBe(value);
  }
});
