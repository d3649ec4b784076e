import { expect } from "@playwright/test";
import { test } from "./fixtures.ts";
import { menuButton, open, openMenu } from "./site.ts";

test("the mode that a visitor chooses shows at once and persists", async ({ page, t, variant }) => {
  const other = variant.mode === "dark" ? "light" : "dark";
  const html = page.locator("html");
  await open(page, "/index");
  await expect(html).toHaveAttribute("data-mode", variant.mode);
  const menu = await openMenu(page, t);
  await menu.getByText(t(`mode.${other}`), { exact: true }).click();
  await expect(html).toHaveAttribute("data-mode", other);
  await page.reload();
  await expect(html).toHaveAttribute("data-mode", other);
});

test("the side menu works by keyboard: it takes the focus, closes with Escape and returns the focus", async ({
  page,
  t,
}) => {
  await open(page, "/index");
  const button = menuButton(page, t);
  await button.focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: t("menu.title") });
  await expect(menu).toBeVisible();
  await expect(menu.locator(":focus")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});
