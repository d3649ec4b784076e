import { suiteFolder } from "@livery/pack/testing/brandFolders.ts";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createBrandHandler } from "./brandHandler.ts";

const folder = suiteFolder();
const policy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
writeFileSync(join(folder, "index.html"), "site");
writeFileSync(join(folder, "_headers"), `/*\n  Content-Security-Policy: ${policy}\n`);
writeFileSync(join(folder, "_redirects"), "/* /index.html 200\n");

const mount = { takes: (path: string) => path.startsWith("/wps/"), answer: () => new Response("platform") };
const answer = createBrandHandler({ folder, mount, framedBy: ["http://localhost:4400", "http://127.0.0.1:4400"] });
const get = async (path: string): Promise<Response> => answer(new Request(`http://a.localhost${path}`), "127.0.0.1");

test("the platform handles its paths, the pack all others", async () => {
  expect(await (await get("/wps/x")).text()).toBe("platform");
  expect(await (await get("/vip")).text()).toBe("site");
});

test("the gallery may frame a site here; the rest of its policy stays, and so does the pack", async () => {
  expect((await get("/index")).headers.get("Content-Security-Policy")).toBe(
    "default-src 'none'; frame-ancestors http://localhost:4400 http://127.0.0.1:4400; base-uri 'none'",
  );
  expect(readFileSync(join(folder, "_headers"), "utf8")).toContain("frame-ancestors 'none'");
});
