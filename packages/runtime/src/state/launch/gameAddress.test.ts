import { expect, it } from "vitest";
import { gameAddress } from "./gameAddress.ts";

const own = "https://acme.example";
const games = ["https://play.studio.example", "https://two.studio.example:8443"];
const real = { site: { play: "real-money", hosts: { games } }, cdns: [], own } as const;
const demo = { ...real, site: { play: "demo", hosts: { games } }, own: "http://acme.localhost:4400" } as const;

it.each([
  "https://play.studio.example/slot?lang=ko#ticket",
  "https://two.studio.example:8443/a",
  "https://PLAY.studio.example/",
])("LA-040 BR-041 %s is embedded: the brand lists its host", (url) => {
  expect(gameAddress(url, real)).toBe(new URL(url).href);
});

it.each([
  ["a script", "javascript:alert(1)"],
  ["a script behind a line break", "java\nscript:alert(1)"],
  ["a script behind spaces", "  JavaScript:alert(1)"],
  ["a document of its own", "data:text/html,<script>alert(1)</script>"],
  ["a blob", "blob:https://play.studio.example/1"],
  ["the site's own origin", "https://acme.example/game"],
  ["another protocol", "ftp://play.studio.example/"],
  ["plain http", "http://play.studio.example/"],
  ["a host without its protocol", "//play.studio.example/"],
  ["the same with backslashes", "\\\\play.studio.example/"],
  ["a mixture of both", "/\\play.studio.example/"],
  ["a name in the address", "https://neo@play.studio.example/"],
  ["a name and a password in the address", "https://neo:1@play.studio.example/"],
  ["a host that only looks like it", "https://play.studio.example.evil.example/"],
  ["another port of the host", "https://play.studio.example:444/"],
  ["an undeclared host", "https://evil.example/"],
  ["the demonstration provider, for real money", "http://games.localhost:4400/slot/"],
  ["a path without a host of the platform", "/play/7"],
  ["a relative path", "play/7"],
  ["nothing", ""],
])("LA-040 LA-042 %s is not embedded: %j", (_, url) => {
  expect(gameAddress(url, real)).toBeUndefined();
  expect(gameAddress(undefined, real)).toBeUndefined();
});

it.each([
  ["http://games.localhost:4400/slot/#t", true],
  ["http://games.localhost/slot/", true],
  ["http://games.localhost.evil.example/slot/", false],
  ["http://evil.example/", false],
  ["http://other.localhost:4400/game", false],
  ["http://acme.localhost:4400/game", false],
  ["http://neo@games.localhost:4400/", false],
])("play money embeds the demonstration provider of this machine only: %s %s", (url, is) => {
  expect(gameAddress(url, demo)).toBe(is ? url : undefined);
});

it("LA-043 BR-040 a path gets one of the platform's hosts, chosen at random", () => {
  const cdns = ["https://play.studio.example", "https://two.studio.example:8443"];
  const at = (random: number) => gameAddress("/play/7?a=1", { ...real, cdns, random: () => random });
  expect(at(0)).toBe("https://play.studio.example/play/7?a=1");
  expect(at(0.99)).toBe("https://two.studio.example:8443/play/7?a=1");
});

it("BR-041 a host of the platform that the brand does not list is never used", () => {
  const cdns = ["http://evil.example", "javascript:alert(1)", "https://evil.example", own, "nonsense"];
  for (const random of [0, 0.3, 0.6, 0.99])
    expect(gameAddress("/play/7", { ...real, cdns, random: () => random })).toBeUndefined();
  expect(gameAddress("/play/7", { ...real, cdns: [...cdns, "https://play.studio.example"] })).toBe(
    "https://play.studio.example/play/7",
  );
});
