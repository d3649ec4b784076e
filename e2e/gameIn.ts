import { type Page, expect } from "@playwright/test";

/** The game in the page's frame. */
export function gameIn(page: Page) {
  const game = page.frameLocator("iframe");
  const play = game.locator("#play");
  const ready = () => expect(play).toHaveAttribute("aria-disabled", "false");
  return {
    game,
    ready,
    /** Waits for the end of a round, and for its proof: the page repeats the calculation with the secret that it now knows. */
    async round(number: number): Promise<void> {
      await ready();
      await play.click();
      await expect(game.locator("#last")).toContainText(new RegExp(`^\\D+${number}\\b.*✓`, "su"));
    },
    balance: async () => (await game.locator("#balance").textContent()) ?? "",
  };
}

/** A shown amount in minor units. */
export const minor = (shown: string) => Number(shown.replaceAll(/\D/g, ""));
