import type { AppResource } from "@livery/platform/appResource.ts";
import { expect, test } from "vitest";
import { offeredResources, resourceLabel } from "./offeredResources.ts";

const kinds = ["IOS", "MOBILECONFIG", "Android", "FACEBOOK", "EMAIL", "USDJUMP"] as const;

const resource = (type: string, url: string, about: Partial<AppResource> = {}): AppResource => ({
  type,
  url,
  labels: {},
  ...about,
});

const kindsOf = (...lists: readonly (readonly AppResource[])[]) =>
  offeredResources(kinds, ...lists).map(({ kind }) => kind);

test("DL-005 the six known kinds are used, and any other is ignored", () => {
  const six = ["Android", "IOS", "MOBILECONFIG", "FACEBOOK", "USDJUMP"].map((type) =>
    resource(type, "https://a.example"),
  );
  const all = [...six, resource("EMAIL", "mailto:a@a.example"), resource("FOO", "https://a.example")];
  expect(kindsOf(all)).toEqual([...kinds]);
});

test("the permission response comes first, and domainRoute fills its gaps", () => {
  const permission = [resource("IOS", "https://permission.example")];
  const routed = [resource("IOS", "https://routed.example"), resource("Android", "https://routed.example")];
  expect(offeredResources(kinds, permission, routed).map(({ kind, href }) => [kind, href])).toEqual([
    ["IOS", "https://permission.example"],
    ["Android", "https://routed.example"],
  ]);
});

const installer = (manifest: string) => `itms-services://?action=download-manifest&url=${encodeURIComponent(manifest)}`;

test.each([
  ["IOS", installer("https://apps.example/app.plist")],
  ["IOS", "https://apps.example/ios"],
  ["MOBILECONFIG", "https://apps.example/lite.mobileconfig"],
  ["Android", "https://apps.example/app.apk"],
  ["EMAIL", "mailto:help@a.example"],
  ["FACEBOOK", "https://social.example/us"],
])("%s may be %s", (type, url) => {
  expect(offeredResources(kinds, [resource(type, url)])[0]?.href).toBe(url);
});

test.each([
  ["Android", "javascript:alert(1)"],
  ["Android", " java\nscript:alert(1)"],
  ["Android", "data:text/html,x"],
  ["Android", "http://apps.example/app.apk"],
  ["Android", "//apps.example/app.apk"],
  ["Android", "/app.apk"],
  ["Android", installer("https://apps.example/app.plist")],
  ["MOBILECONFIG", "http://apps.example/lite.mobileconfig"],
  ["IOS", installer("http://apps.example/app.plist")],
  ["IOS", "itms-services://?action=download-manifest"],
  ["FACEBOOK", "mailto:help@a.example"],
  ["EMAIL", "https://a.example"],
  ["EMAIL", "javascript:alert(1)//@a.example"],
  ["EMAIL", ""],
])("%s may not be %j", (type, url) => {
  expect(offeredResources(kinds, [resource(type, url)])).toEqual([]);
  expect(kindsOf([resource(type, url), resource("IOS", "https://second.example")])).toContain("IOS");
});

test("RB-003 a bare mail address becomes a mail link", () => {
  expect(offeredResources(kinds, [resource("EMAIL", "help@a.example")])[0]?.href).toBe("mailto:help@a.example");
});

test("RB-009 English has the platform's English name, Korean the site's, others its other name", () => {
  const labels = { en: "iOS app", cn: "苹果应用" };
  expect(resourceLabel(labels, "en", "own")).toBe("iOS app");
  expect(resourceLabel(labels, "ko", "아이폰 앱")).toBe("아이폰 앱");
  expect(resourceLabel(labels, "vi", "own")).toBe("苹果应用");
  expect(resourceLabel({ en: "iOS app" }, "vi", "own")).toBe("iOS app");
  expect(resourceLabel({}, "en", "own")).toBe("own");
});
