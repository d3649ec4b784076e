import { expect, test } from "vitest";
import { bySpeed } from "./bySpeed.ts";

test("the fastest domain comes first, unmeasured ones last, also after session storage", () => {
  const domains = [
    { url: "slow", speed: 112 },
    { url: "unmeasured", speed: Infinity },
    { url: "fast", speed: 38 },
  ];
  const kept = JSON.parse(JSON.stringify(domains)) as typeof domains;
  for (const list of [domains, kept])
    expect(bySpeed(list).map(({ url }) => url)).toEqual(["fast", "slow", "unmeasured"]);
});
