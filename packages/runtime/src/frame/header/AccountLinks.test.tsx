import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { expect, it } from "vitest";
import { htmlOf, linksIn } from "../../testing/htmlOf.tsx";
import { LoginLink, RegisterLink } from "./AccountLinks.tsx";

const links = (
  <>
    <LoginLink />
    <RegisterLink />
  </>
);
const closed = { switches: { DIRECTREG3: false } as SiteConfig["switches"] };

it.each([
  ["ko", "로그인", "회원가입"],
  ["en", "Log in", "Sign up"],
] as const)("in %s the login and registration links say where they lead", (language, login, register) => {
  expect(linksIn(htmlOf(links, { language }))).toEqual([
    ["/login", login],
    ["/register", register],
  ]);
});

it("no link leads to the registration where it is closed", () => {
  expect(linksIn(htmlOf(links, { site: closed }))).toEqual([["/login", "Log in"]]);
});
