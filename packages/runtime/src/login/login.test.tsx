import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { breakEndOf } from "../kit/account/breakFromPlay.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import { BreakNotice } from "./BreakNotice.tsx";
import { htmlOf, linksIn } from "../testing/htmlOf.tsx";
import { fakeStorage } from "../testing/fakeStorage.ts";
import Login from "./login.section.tsx";

beforeEach(() => vi.stubGlobal("localStorage", fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

const shown = (switches: Partial<SiteConfig["switches"]>) =>
  htmlOf(<Login />, {
    site: { minimumAge: 21, announcements: ["B"], switches: switches as SiteConfig["switches"] },
  });

it("the login page links to the registration only where it is open", () => {
  const registration = ["/register", "Create an account"];
  expect(linksIn(shown({ DIRECTREG3: true }))).toContainEqual(registration);
  expect(linksIn(shown({ DIRECTREG3: false }))).not.toContainEqual(registration);
});

it("the login page has a title and a button, and says who may have an account", () => {
  const html = shown({ DIRECTREG3: true });
  expect(html).toMatch(/<h1[^>]*>Log in<\/h1>/u);
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>.*Log in.*<\/button>/u);
  expect(html).toContain("A play-money site for ages 21 and over");
});

it("a break names its end and the help lines of the brand's markets, or else customer service", () => {
  const line = { name: "XA Help", link: "https://help.example", phone: "+999 555 0100" };
  const notice = <BreakNotice until="2031-06-15T03:00:10.000Z" />;
  const html = htmlOf(notice, {
    site: { helpLines: [line], playTools: { helpLines: [{ ...line, link: "https://o.example" }] } },
  });
  expect(html).toMatch(/You are taking a break until June 15, 2031/u);
  expect(linksIn(html).map(([href]) => href)).toEqual([
    "https://help.example",
    "tel:+9995550100",
    "https://o.example",
    "tel:+9995550100",
  ]);
  expect(html).not.toContain("Customer service");
  expect(htmlOf(notice)).toContain("Customer service");
});

it.each([
  ["EXCLUDED", { until: "2031-06-15T03:00:10.000Z" }, "2031-06-15T03:00:10.000Z"],
  ["EXCLUDED", { until: "soon" }, undefined],
  ["EXCLUDED", undefined, undefined],
  ["WRONG_LOGIN", { until: "2031-06-15T03:00:10.000Z" }, undefined],
])("a login refused with %s and %o is about a break until %s", (code, value, until) => {
  expect(breakEndOf(new PlatformError("refused", code, { status: 403, apiError: { code, value } }))).toBe(until);
});
