import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

interface AxePart {
  /** Selector of what is checked; the whole page by default. */
  readonly include?: string;
  /** Selectors of what is left out. */
  readonly exclude?: readonly string[];
}

/** What axe finds in a page or a part of it, one line for each kind of violation of WCAG 2.2 AA. */
export async function axeFindings(page: Page, { include, exclude = [] }: AxePart = {}): Promise<readonly string[]> {
  // A dialog that fades in has other contrasts on the way.
  await expect.poll(() => page.evaluate(fadingNow)).toBe(0);
  const whole = new AxeBuilder({ page });
  const part = exclude.reduce(
    (builder, selector) => builder.exclude(selector),
    include ? whole.include(include) : whole,
  );
  // Legacy mode checks within the page itself; the default mode opens a second page for it, which doubles the cost.
  const { violations } = await part
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}. The first: ${nodes[0]?.failureSummary}`,
  );
}

/** The number of animations that are running and will end. Runs in the page. */
const fadingNow = (): number =>
  document
    .getAnimations()
    .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity)
    .length;
