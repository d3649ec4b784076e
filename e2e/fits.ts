import type { Page } from "@playwright/test";

/**
 * Waits until the page is still. A window that has just been resized calls the listeners of media queries with its next
 * frame, and what they change may be drawn some frames later. A page that never is still, such as a carousel, is left
 * alone.
 */
export function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    for (let [still, frames] = [0, 0]; still < 3 && frames < 20; frames += 1) {
      let changed = false;
      const observer = new MutationObserver(() => (changed = true));
      observer.observe(root, { subtree: true, childList: true, attributes: true });
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
      observer.disconnect();
      still = changed ? 0 : still + 1;
    }
  });
}

/**
 * What a narrow or magnified window loses of the top dialog, or of the page without one: content beside the window,
 * controls that cannot be brought into view or are covered, and words that are cut off.
 */
export async function lostIn(page: Page): Promise<readonly string[]> {
  await settled(page);
  return page.evaluate(() => {
    const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const lost: string[] = [];
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    if (wide > 0) lost.push(`the page scrolls sideways by ${wide}`);

    const controls = "a[href], button:not([disabled]), input:not([type=hidden]), select, textarea, [tabindex='0']";
    for (const control of root.querySelectorAll<HTMLElement>(controls)) {
      // A hidden input is drawn by its label.
      const drawn = isShown(control) && control.clientWidth > 1 ? control : control.closest("label");
      if (!drawn || !isShown(drawn) || drawn.closest("[inert]") || drawn.role === "tabpanel") continue;
      drawn.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const { left, right, top, bottom, width } = drawn.getBoundingClientRect();
      // A link of several lines, or one that shows when it is focused.
      if (width <= 1 || bottom <= 0 || drawn.getClientRects().length > 1) continue;
      if (left < -1 || right > window.innerWidth + 1) lost.push(`${nameOf(drawn)} is beside the window`);
      if (top < -1 || bottom > window.innerHeight + 1) lost.push(`${nameOf(drawn)} is not in view`);
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!hit || !(drawn.contains(hit) || hit.contains(drawn) || hit.closest("label")?.contains(drawn)))
        lost.push(`${nameOf(drawn)} is covered by ${hit ? nameOf(hit) : "nothing"}`);
    }

    // A border inside a limited height makes a difference that nobody notices.
    for (const box of [root, ...root.querySelectorAll("*")])
      if (box.scrollTop > 4 && getComputedStyle(box).overflowY === "hidden")
        lost.push(`${nameOf(box)} has moved by ${box.scrollTop} and has no scroll bar to move it back`);

    const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const element = words.currentNode.parentElement;
      if (!element || !words.currentNode.textContent?.trim() || !isShown(element)) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      // What only screen readers get is one pixel large.
      const isCut =
        (overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === "hidden" && element.scrollHeight > element.clientHeight + 1);
      if (element.clientWidth === 1) continue;
      if (isCut) lost.push(`${nameOf(element)} is cut off`);
      for (const { 0: word, index } of words.currentNode.textContent.matchAll(/[\p{L}\d]+/gu)) {
        const range = new Range();
        range.setStart(words.currentNode, index);
        range.setEnd(words.currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) lost.push(`the word "${word}" is broken`);
      }
    }
    return lost;
  });
}
