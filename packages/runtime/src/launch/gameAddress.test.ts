import { expect, it } from "vitest";
import { hostileAddresses } from "../testing/hostileAddresses.ts";
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

it.each(hostileAddresses)("LA-040 LA-042 %s is not embedded: %j", (_, url) => {
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
