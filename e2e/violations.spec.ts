import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { open } from "./site.ts";

// The fixtures fail a test whose pages log an error, so every test that passes shows that the policy blocks nothing.

test.use({ expectedErrors: [/policy|Trusted/i] });

test("what the policy blocks is logged as an error in pages, frames and other windows", async ({ page, context }) => {
  const logged: string[] = [];
  context.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  await open(page, "/index");
  const refused = await page.evaluate(() => {
    const violate = (place: Document, name: string) => {
      const base = place.createElement("base");
      base.href = `https://elsewhere.example/${name}`;
      place.head.append(base);
    };
    const frameIn = (place: Document) => place.body.appendChild(place.createElement("iframe")).contentDocument!;
    const frame = frameIn(document);
    violate(document, "page");
    violate(frame, "frame");
    violate(frameIn(frame), "inner");
    violate(window.open("", "_blank")!.document, "window");
    try {
      document.createElement("p").innerHTML = "<b>text</b>";
      return false;
    } catch (error) {
      return error instanceof TypeError;
    }
  });
  expect(refused).toBe(true);
  // Chromium logs what it blocks wherever it is; the fixtures add the directive.
  const places = () =>
    ["page", "frame", "inner", "window"].filter((name) =>
      logged.some((text) => text.includes(`elsewhere.example/${name}'`)),
    );
  await expect.poll(places).toHaveLength(4);
  await expect
    .poll(() => logged)
    .toContain("blocked by the content security policy: require-trusted-types-for trusted-types-sink");
});
