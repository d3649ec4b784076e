import { expect, test } from "vitest";
import { centreTextFiles, coreTextFiles, isCentreText, partsOf } from "./textFiles.ts";

test("no text of the centres is among those that every visit loads", () => {
  expect(coreTextFiles.filter(isCentreText)).toEqual([]);
});

test("a text of the centres comes with nothing of other panes, and with the frame's", () => {
  for (const file of centreTextFiles) expect(partsOf(file)).toEqual([file, "frame"]);
  expect(partsOf("member/depositv2")).toEqual(["member/depositv2", "records", "frame"]);
  expect(partsOf("agent/agentTeamManagement")).toEqual(["agent/agentTeamManagement", "member", "records", "frame"]);
  expect(partsOf("agent/agentHourlySalary")).toEqual(["agent/agentHourlySalary", "contracts", "records", "frame"]);
});
