import { features } from "@livery/product/features.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { afterEach, expect, it, vi } from "vitest";
import { htmlOf, linksIn } from "../../testing/htmlOf.tsx";
import { Footer } from "./Footer.tsx";
import { FooterRest } from "./FooterRest.tsx";
import type { LateFrame } from "../lateFrame.ts";

it("CO-008d every page says who may play, and what the money is worth or how to play responsibly", () => {
  const demo = htmlOf(<Footer />, { site: { minimumAge: 21, play: "demo" } });
  expect(demo).toContain('aria-label="For players aged 21 and over"');
  expect(demo).toContain("Aged 21 and over · play money only");
  expect(demo).toContain("no real money can be staked or won");
  const real = htmlOf(<Footer />, { site: { minimumAge: 21, play: "real-money" } });
  expect(real).toContain(">For players aged 21 and over</p>");
  expect(real).toContain("Please play within the time and the limits that you set yourself.");
});

it("the footer links to responsible play as long as the site has that page", () => {
  expect(linksIn(htmlOf(<Footer />))).toContainEqual(["/help", "Responsible play"]);
  const none = Object.fromEntries(features.map(({ id }) => [id, false])) as SiteConfig["features"];
  expect(htmlOf(<Footer />, { site: { features: none } })).not.toContain("/help");
});

/** The footer with everything that the late code brings. */
const whole = <Footer late={{ FooterRest } as unknown as LateFrame} />;

it("FT-004 FT-005 FT-006 FT-007 FT-008 the static links lead to the topics of the help centre", () => {
  expect(linksIn(htmlOf(whole))).toEqual(
    expect.arrayContaining([
      ["/help#about", "About Company"],
      ["/help#contact", "Contact Us"],
      ["/help#terms", "General Terms and Conditions"],
      ["/help#responsible", "Responsible Gaming"],
      ["/help#privacy", "Privacy Policy"],
    ]),
  );
});

it("FT-009 FT-010 Affiliates leads to /join, Refund Policy to its topic; links to missing pages are left out", () => {
  const links = linksIn(htmlOf(whole));
  expect(links).toContainEqual(["/help#refund", "Refund Policy"]);
  expect(links.filter(([href]) => href === "/join")).toEqual([["/join", "Affiliates"]]);
  const none = Object.fromEntries(features.map(({ id }) => [id, false])) as SiteConfig["features"];
  const hrefs = linksIn(htmlOf(whole, { site: { features: none } })).map(([href]) => href);
  expect(hrefs.filter((href) => /help|join/u.test(href))).toEqual([]);
});

afterEach(() => vi.useRealTimers());

it("FT-012 the copyright line has the brand's text and the current year", () => {
  vi.useFakeTimers({ now: Date.UTC(2031, 5, 1) });
  expect(htmlOf(whole, { site: { copyright: { ko: "에이크미", en: "Acme Ltd" } } })).toMatch(/© 2031 Acme Ltd/u);
});

it("the footer leads to the licences of the software, a page that every pack has", () => {
  expect(linksIn(htmlOf(whole))).toContainEqual(["/licences.html", "Open-source licences"]);
});

const licence = {
  authority: "Example Authority",
  number: "EGA/0001",
  holder: "Acme Ltd",
  register: "https://register.example/EGA-0001",
  markets: ["MT"],
};
const helpLines = [
  { name: "XA Help", link: "https://help.example", phone: "+999 555 0100" },
  { name: "Web Help", link: "https://web.example" },
];

it("CO-010 a real-money footer has age mark, licence, responsible play and help lines; a demo says play money", () => {
  const real = htmlOf(whole, { site: { play: "real-money", licences: [licence], helpLines } });
  expect(real).toContain('aria-label="For players aged 19 and over"');
  expect(real).toContain("Acme Ltd is licensed by Example Authority under number EGA/0001.");
  expect(linksIn(real)).toEqual(
    expect.arrayContaining([
      ["https://register.example/EGA-0001", "See the public register"],
      ["/help", "Responsible play"],
      ["https://help.example", "Help with problem gambling: XA Help"],
      ["tel:+9995550100", "+999 555 0100"],
      ["https://web.example", "Help with problem gambling: Web Help"],
    ]),
  );
  expect(real).not.toContain("play money");
  const demo = htmlOf(whole, { site: { licences: [licence] } });
  expect(demo).toContain("play money only");
  expect(demo).not.toContain("is licensed by");
});
