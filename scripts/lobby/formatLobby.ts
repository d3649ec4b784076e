import { median } from "../load/formatLoad.ts";
import { actions, type LobbyRun } from "./measureLobby.ts";

/** The limits of a lobby: a task is noticed as a jerk from there on, and more cards make every layout slow. */
const MOST_MS = 100;
const MOST_CARDS = 400;

/** One line a brand: the median of the longest task of each action, and the most cards in the page. */
export function formatLobby(brand: string, runs: readonly LobbyRun[]): string {
  const longest = actions.map((action) => [action, median(runs.map(({ tasks }) => tasks[action]))] as const);
  const cards = Math.max(...runs.map((run) => run.cards));
  const parts = longest.map(([action, ms]) => `${action} ${ms.toFixed(0)} ms`);
  const isOver = cards > MOST_CARDS || longest.some(([, ms]) => ms > MOST_MS);
  const limits = `limits: ${MOST_MS} ms, ${MOST_CARDS} cards`;
  return `${brand.padEnd(10)} ${parts.join(" · ")} · ${cards} cards   (${isOver ? "over the " : ""}${limits}; median of ${runs.length})`;
}
