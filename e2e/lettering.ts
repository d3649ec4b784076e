import type { Page } from "@playwright/test";

/**
 * Faults of the words over pictures, and of the emblem beside the hero's: broken or clipped words, lines that collide,
 * words outside their picture or over its badge, and a plate over the hero's emblem.
 */
export function letteringFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const shownIn = (root: ParentNode, selector: string): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());

    /** Where each line begins, in order; it notes words that are on two of them. */
    const linesOf = (element: HTMLElement, isVertical: boolean, size: number): readonly number[] => {
      const starts: number[] = [];
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        for (const { 0: word, index } of (words.currentNode.textContent ?? "").matchAll(/[\p{L}\d’']+/gu)) {
          const range = new Range();
          range.setStart(words.currentNode, index);
          range.setEnd(words.currentNode, index + word.length);
          const places = [...range.getClientRects()].map(({ left, top }) => (isVertical ? left : top));
          // Letters of two fonts have different heights on the same line.
          if (Math.max(...places) - Math.min(...places) > size / 2)
            faults.push(`the word "${word}" of "${element.textContent}" is broken`);
          starts.push(...places);
        }
      }
      const ordered = starts.toSorted((one, other) => one - other);
      return ordered.filter((place, at) => at === 0 || place - (ordered[at - 1] ?? 0) > size / 3);
    };

    const check = (element: HTMLElement, box: Element): void => {
      const { writingMode, fontSize, textTransform, overflowY } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const isVertical = writingMode.startsWith("vertical");
      const text = element.textContent ?? "";
      const edges = linesOf(element, isVertical, size);
      // Capitals and Hangul have nothing below the line.
      const least = textTransform === "uppercase" || /[가-힣]/u.test(text) ? 0.95 : 1.08;
      const gaps = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
      if (gaps.some((gap) => gap + 1 < least * size)) faults.push(`lines of "${text}" collide`);
      // Below a tight last line, letters may reach out of their box.
      const hidden = Math.max(element.scrollHeight - element.clientHeight, element.scrollWidth - element.clientWidth);
      if (overflowY !== "visible" && hidden > size * 0.4) faults.push(`"${text}" is clipped`);
      const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
      const out = Math.max(
        outer.left - inner.left,
        inner.right - outer.right,
        outer.top - inner.top,
        inner.bottom - outer.bottom,
      );
      if (out > 1) faults.push(`"${text}" is ${Math.round(out)} px outside its picture`);
    };

    // All names are on the first two shelves.
    const cards = shownIn(document, "article:has(> [data-over-art] [data-length])").slice(0, 16);
    for (const card of cards) {
      const [lettering] = shownIn(card, "[data-length]");
      const picture = lettering?.parentElement;
      const letters = lettering?.firstElementChild;
      if (!lettering || !picture || !(letters instanceof HTMLElement)) continue;
      check(letters, picture);
      const [badge] = shownIn(picture, "img ~ span:not([data-length])");
      const [one, two] = [lettering.getBoundingClientRect(), badge?.getBoundingClientRect()];
      if (two && one.left < two.right - 1 && one.top < two.bottom - 1 && one.right > two.left && one.bottom > two.top)
        faults.push(`"${lettering.textContent}" is over its badge`);
    }

    const hero = document.querySelector("main section:has(h1)");
    for (const slide of hero ? shownIn(hero, "article") : []) {
      for (const words of shownIn(slide, ":is(h1, h2, h3, p)")) check(words, slide);
    }
    return faults;
  });
}

/** Whether the plate with the hero's words, or the window's edge, cuts the emblem of its picture. */
export function emblemFaults(
  page: Page,
  emblem: { readonly x: number; readonly y: number; readonly radius: number },
): Promise<readonly string[]> {
  return page.evaluate(({ x, y, radius }) => {
    const slide = document.querySelector("main section:has(h1) article");
    const picture = slide?.querySelector("img");
    const plate = slide?.querySelector("h1")?.parentElement;
    if (!slide || !picture || !plate) return ["the hero is missing"];
    const box = picture.getBoundingClientRect();
    const scale = Math.max(box.width / picture.naturalWidth, box.height / picture.naturalHeight);
    const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
    const [left = 0, top = 0] = getComputedStyle(picture)
      .objectPosition.split(" ")
      .map((share) => Number.parseFloat(share) / 100);
    const middle = [
      box.left + (box.width - width) * left + width * x,
      box.top + (box.height - height) * top + height * y,
    ];
    const reach = height * radius;
    const [words, whole] = [plate.getBoundingClientRect(), slide.getBoundingClientRect()];
    const [at = 0, level = 0] = middle;
    const isBelow = words.top > level;
    const faults: string[] = [];
    if (isBelow ? level + reach > words.top + 1 : at - reach < words.right - 1)
      faults.push("the plate cuts the emblem");
    if (at + reach > whole.right + 1 || at - reach < whole.left - 1) faults.push("the window cuts the emblem");
    return faults;
  }, emblem);
}
