import { type CDPSession, type Page, expect } from "@playwright/test";

/** What the device covers at each edge of the window, in px. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** One for each page: each session keeps a safe area of its own, and which one counts is not said. */
const sessions = new WeakMap<Page, CDPSession>();

/**
 * Gives the page the safe area of a device with a notch, as `env(safe-area-inset-*)` reports it. The browser says that it is
 * set before the page has it.
 */
export async function setSafeArea(page: Page, insets: Insets): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  // Newer than Playwright's list of commands.
  const send = session.send.bind(session) as unknown as (method: string, params: object) => Promise<void>;
  await expect(async () => {
    await send("Emulation.setSafeAreaInsetsOverride", { insets });
    expect(await page.evaluate(insetsNow)).toEqual(insets);
  }).toPass();
}

/** The safe area that the styles of the site have now, or those of an empty page. Runs in the page. */
function insetsNow(): Insets {
  const probe = document.createElement("i");
  probe.style.padding = ["top", "right", "bottom", "left"]
    .map((edge) => `var(--safe-${edge}, env(safe-area-inset-${edge}))`)
    .join(" ");
  document.documentElement.append(probe);
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(probe);
  probe.remove();
  const [top = 0, right = 0, bottom = 0, left = 0] = [paddingTop, paddingRight, paddingBottom, paddingLeft].map(
    Number.parseFloat,
  );
  return { top, right, bottom, left };
}

/**
 * The controls of the top dialog, or of the page without one, that the device covers where they are now: at the sides, and
 * above and below if they do not scroll. Content that scrolls passes there.
 */
export function coveredControls(page: Page, insets: Insets): Promise<readonly string[]> {
  return page.evaluate((covered) => {
    const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const room = {
      left: covered.left - 1,
      top: covered.top - 1,
      right: window.innerWidth - covered.right + 1,
      bottom: window.innerHeight - covered.bottom + 1,
    };
    const nameOf = (control: Element) =>
      `${control.tagName.toLowerCase()} "${(control.getAttribute("aria-label") ?? control.textContent).trim().slice(0, 40)}"`;
    const faults: string[] = [];
    for (const control of root.querySelectorAll("a[href], button, input, select, textarea, label, summary")) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest("[inert]")) continue;
      let { left, top, right, bottom } = control.getBoundingClientRect();
      // What only screen readers get, such as the link that skips the navigation, is one pixel large or above the window.
      if (right - left <= 1) continue;
      let [stays, scrolls] = [false, false];
      for (let box: Element | null = control; box && !stays; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        if (box !== control && box !== document.body && box !== document.documentElement && overflowX !== "visible") {
          const clip = box.getBoundingClientRect();
          left = Math.max(left, clip.left);
          top = Math.max(top, clip.top);
          right = Math.min(right, clip.right);
          bottom = Math.min(bottom, clip.bottom);
        }
        scrolls ||= overflowY === "auto" || overflowY === "scroll";
        stays = position === "fixed";
      }
      if (right - left <= 1 || bottom - top <= 1 || bottom <= 0 || top >= window.innerHeight) continue;
      const where = `${nameOf(control)} at ${[left, top, right, bottom].map(Math.round).join(" ")}`;
      if (left < room.left || right > room.right) faults.push(`${where} is covered at the side`);
      if (stays && !scrolls && (top < room.top || bottom > room.bottom)) faults.push(`${where} is covered`);
    }
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    if (wide > 0) faults.push(`the page scrolls sideways by ${wide}`);
    return faults;
  }, insets);
}
