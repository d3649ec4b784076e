import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
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
