import { expect, test } from "vitest";
import { activityState, activityStates } from "./activityStates.ts";

test("there are ten activity states; only join and claim can be acted on", () => {
  expect(Object.keys(activityStates)).toHaveLength(10);
  const actions = Object.entries(activityStates).flatMap(([state, facts]) => ("action" in facts ? [state] : []));
  expect(actions).toEqual(["join", "claim"]);
});

test.each([
  ["join", "join"],
  ["JOIN", "join"],
  ["coming soon", "comingSoon"],
  ["COMING_SOON", "comingSoon"],
  ["foo", undefined],
  ["", undefined],
])("the platform's word %j means the state %j", (word, state) => {
  expect(activityState(word)).toBe(state);
});
