import { expect, it } from "vitest";
import { formatLobby } from "./formatLobby.ts";
import type { LobbyRun } from "./measureLobby.ts";

const run = (more: number, cards = 60): LobbyRun => ({
  tasks: { "load one more page": more, "type in the search": 20, "switch the provider": 30 },
  cards,
});

it("gives the median of each action and the most cards of any run", () => {
  const line = formatLobby("north", [run(40), run(900), run(50, 72)]);
  expect(line).toContain("load one more page 50 ms · type in the search 20 ms · switch the provider 30 ms · 72 cards");
  expect(line).not.toContain("over");
});

it.each([
  ["a task of more than 100 ms", run(101)],
  ["more than 400 cards", run(10, 401)],
])("says that %s is over the limits", (_, over) => {
  expect(formatLobby("north", [over])).toContain("over the limits");
});
