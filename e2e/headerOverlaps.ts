import type { Page } from "@playwright/test";

/** Controls of the header that cover one another or lie beside the window. The navigation may scroll sideways. */
export function headerOverlaps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const controls = [...document.querySelectorAll("header :is(a, button, [role=status])")].filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest("[popover]"),
    );
    const nameOf = (control: Element) => control.getAttribute("aria-label") ?? control.textContent;
    for (const [index, control] of controls.entries()) {
      const one = control.getBoundingClientRect();
      if (!control.closest("nav") && (one.left < -1 || one.right > window.innerWidth + 1))
        faults.push(`${nameOf(control)} is beside the window`);
      for (const other of controls.slice(index + 1)) {
        if (control.contains(other)) continue;
        const two = other.getBoundingClientRect();
        const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
        if (width > 1 && height > 1) faults.push(`${nameOf(control)} and ${nameOf(other)} overlap by ${width}`);
      }
    }
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    if (wide > 0) faults.push(`the page scrolls sideways by ${wide}`);
    return faults;
  });
}
