import { expect, test } from "vitest";
import { appStores } from "./appStores.ts";

const resource = (type: string, url: string) => ({ type, url, labels: {} });

test("each kind of device gets one app link, and unsafe addresses are left out", () => {
  const resources = [
    resource("Android", "http://plain.example/app.apk"),
    resource("Android", "https://apps.example/app.apk"),
    resource("Android", "https://second.example/app.apk"),
    resource("FACEBOOK", "https://social.example"),
    resource("IOS", "https://apps.example/ios"),
  ];
  expect(appStores(resources)).toEqual([
    { id: "ios", href: "https://apps.example/ios" },
    { id: "android", href: "https://apps.example/app.apk" },
  ]);
  expect(appStores([])).toEqual([]);
});
