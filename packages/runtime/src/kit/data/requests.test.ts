import { type Atom, createStore } from "jotai";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { languageAtom } from "../../site/language.ts";
import { sendAtom } from "../../site/send.ts";
import { fakeSend } from "../../testing/fakeSend.ts";
import { announcementsAtom } from "./announcements.ts";
import { announcementTypes } from "./announcementTypes.ts";
import { firstGamesAtom, hotGamesAtom, vendorsAtom } from "./catalogue.ts";

beforeEach(() => vi.stubGlobal("localStorage", undefined));
afterEach(() => vi.unstubAllGlobals());

/** The request that a part of home sends when it is rendered. */
async function requestOf(query: Atom<unknown>): Promise<unknown> {
  const store = createStore();
  const { send, sent } = fakeSend({});
  store.set(sendAtom, send);
  store.set(languageAtom, "en");
  const leave = store.sub(query, () => undefined);
  await expect.poll(() => sent).toHaveLength(1);
  leave();
  return sent[0];
}

it("each part of home requests what it shows, in the visitor's language", async () => {
  expect(await requestOf(announcementsAtom(announcementTypes({ announcements: ["B"] })))).toEqual({
    id: "announcements",
    request: { types: "B,PL,PU,PR", execution: "B", language: "en" },
  });
  expect(await requestOf(firstGamesAtom("FISH"))).toEqual({
    id: "gameList",
    request: { gameType: "FISH", page: 1, pageSize: 12, language: "en" },
  });
  expect(await requestOf(hotGamesAtom)).toEqual({ id: "hotGames", request: { language: "en" } });
  expect(await requestOf(vendorsAtom)).toEqual({ id: "vendors", request: { language: "en" } });
});
