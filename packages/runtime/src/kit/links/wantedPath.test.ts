import { expect, test } from "vitest";
import { wantedPath } from "./wantedPath.ts";

const origin = "https://a.example";

test.each(["/vip", "/promoDetail?id=3#top", "/noticePage?next=https://b.example"])(
  "RT-036 after the login the visitor gets to %s",
  (wanted) => {
    expect(wantedPath({ wanted }, origin)).toBe(wanted);
  },
);

test.each([
  undefined,
  null,
  "/vip",
  {},
  { wanted: 4 },
  { wanted: "" },
  { wanted: "vip" },
  { wanted: "https://b.example/vip" },
  { wanted: "//b.example/vip" },
  { wanted: "/\\b.example" },
  { wanted: "/.//b.example" },
  { wanted: "//[" },
  { wanted: "javascript:alert(1)" },
  { wanted: "/login" },
  { wanted: "/login/?a=1" },
  { wanted: "/" },
])("RT-036 %j leads home", (state) => {
  expect(wantedPath(state, origin)).toBe("/index");
});
