import { createSend } from "@livery/platform/createSend.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { createStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { languageAtom } from "../../site/language.ts";
import { sendAtom } from "../../site/send.ts";
import { announcementsAtom } from "./announcements.ts";
import { announcementTypes } from "./announcementTypes.ts";

beforeEach(() => vi.stubGlobal("localStorage", undefined));
afterEach(() => vi.unstubAllGlobals());

/** The request for the announcements of a site, by a visitor who has a session. */
async function requestOf(listed: SiteConfig["announcements"]): Promise<Request> {
  const requests: Request[] = [];
  const store = createStore();
  store.set(languageAtom, "en");
  store.set(
    sendAtom,
    createSend({
      origin: "https://a.example",
      merchant: "M1",
      language: () => "en",
      token: () => "t1",
      tokenHeader: "Authorization",
      fetch: async (input, init) => {
        requests.push(new Request(input, init));
        return Response.json({ success: true, value: {} });
      },
    }),
  );
  const leave = store.sub(announcementsAtom(announcementTypes({ announcements: listed })), () => undefined);
  await expect.poll(() => requests).toHaveLength(1);
  leave();
  return requests[0]!;
}

test.each([
  [["B"], "B,PL,PU,PR"],
  [["B", "H"], "B,H"],
] as const)(
  "BR-020 NT-015 CN-059 the config %s requests the types %s for the platform W, without the token",
  async (listed, types) => {
    const { url, headers } = await requestOf(listed);
    const { pathname, searchParams } = new URL(url);
    expect(pathname).toBe("/wps/relay/MCSFE_getListAnnouncements");
    expect(Object.fromEntries(searchParams)).toMatchObject({ types, platform: "W", execution: "B" });
    expect([...headers].flat().join(" ")).not.toContain("t1");
  },
);

test("a site that lists no kinds requests all but the header's, others request what they list", () => {
  expect(announcementTypes({ announcements: ["B"] })).toBe("B,PL,PU,PR");
  expect(announcementTypes({ announcements: ["B", "H"] })).toBe("B,H");
});
