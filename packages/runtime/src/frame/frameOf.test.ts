import { routes } from "@livery/product/routes.ts";
import { expect, test } from "vitest";
import { frameOf } from "./frameOf.ts";

/** The routes without footer and right bar (L25, L30, L35), and those without any frame. */
const headerOnly: readonly string[] = ["/lottery", "/vnlottery", "/seaLottery", "/seamless", "/game"];
const bare: readonly string[] = ["/login", "/helpmc"];

test.each(routes)("RT-054 the frame around $path", ({ path, layout }) => {
  const full = !headerOnly.includes(path) && !bare.includes(path);
  expect(frameOf(layout)).toEqual({
    header: !bare.includes(path),
    footer: full,
    tabBar: full,
  });
});
