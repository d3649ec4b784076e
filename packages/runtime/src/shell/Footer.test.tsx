import { features } from "@livery/product/features.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { expect, it } from "vitest";
import { htmlOf, linksIn } from "../state/testing/htmlOf.tsx";
import { Footer } from "./Footer.tsx";

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
