import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { fetchedSections, goTo, open } from "./site.ts";

test.describe("what is fetched, and when", () => {
  test.use({ needs: ["vip"] });

  test("RT-044c the Vip chunk is fetched when /vip is opened, and not before", async ({ page, t }) => {
    const fetched = fetchedSections(page);
    await open(page, "/index");
    await page.waitForLoadState("networkidle");
    expect(fetched).toContain("index");
    expect(fetched).not.toContain("Vip");
    await goTo(page, t, "vip");
    await expect.poll(() => fetched.has("Vip")).toBe(true);
  });
});
