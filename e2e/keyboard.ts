import { type Locator, type Page, expect } from "@playwright/test";

/** More than any page or dialog of these tests has. */
const MOST_STOPS = 250;

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

/** Moves the focus by Tab until it is on a control, as a visitor without a pointer does. `back` goes the other way. */
export async function tabTo(page: Page, control: Locator, { back = false } = {}): Promise<void> {
  await control.waitFor({ state: "attached" });
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await isFocused(control)) return;
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
  }
  throw new Error(`Tab does not reach ${String(control)}.`);
}

/** Chooses an entry of the menu that a button opens, by the arrow keys. */
export async function chooseEntry(page: Page, button: Locator, entry: Locator): Promise<void> {
  await pressOn(page, button);
  const entries = page.getByRole("menuitem");
  await expect(entries.first()).toBeFocused();
  for (let at = await entries.count(); at > 0 && !(await isFocused(entry)); at--)
    await page.keyboard.press("ArrowDown");
  await expect(entry).toBeFocused();
  await page.keyboard.press("Enter");
}

/** Types into a field that Tab leads to; what was in it is replaced. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(text);
}

/** Presses a button or follows a link that Tab leads to. */
export async function pressOn(page: Page, control: Locator, options?: { readonly back: boolean }): Promise<void> {
  await tabTo(page, control, options);
  await page.keyboard.press("Enter");
}

/** Moves the piece of a form's slide captcha to its place, which is asked for once the picture is there. */
export async function slide(page: Page, form: Locator, placeOf: () => number): Promise<void> {
  const slider = form.getByRole("slider");
  await tabTo(page, slider);
  await expect(slider).not.toHaveAttribute("aria-disabled");
  const place = placeOf();
  const left = async (): Promise<number> => place - Number(await slider.inputValue());
  // As slowly as a hand: the platform refuses a slide of less than 200 ms, and ten keys without a pause take less.
  const hand = { delay: 40 };
  while ((await left()) > 40) await page.keyboard.press("PageUp", hand);
  while ((await left()) > 1) await page.keyboard.press("ArrowRight", hand);
  await page.keyboard.press("Enter");
}
