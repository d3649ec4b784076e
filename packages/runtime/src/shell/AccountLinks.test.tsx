import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { expect, it } from "vitest";
import { htmlOf, linksIn } from "../state/testing/htmlOf.tsx";
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
] as const)("in %s each way in says where it leads", (language, login, register) => {
  expect(linksIn(htmlOf(links, { language }))).toEqual([
    ["/login", login],
    ["/register", register],
  ]);
});

it("where no new members are taken nothing leads to the registration", () => {
  expect(linksIn(htmlOf(links, { site: closed }))).toEqual([["/login", "Log in"]]);
});
