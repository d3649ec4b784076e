import { minor } from "@livery/product/money.ts";
import { describe, expect, it, test } from "vitest";
import { paneHtml } from "../../../kit/centre/testing/paneHtml.tsx";
import { BoardTable, OwnPlace } from "./MissionBoard.tsx";
import { claimableOf, inOrder, isPlayOver, type Mission, withClaimed } from "./missionData.ts";
import { MissionRow } from "./MissionRow.tsx";
import { MissionSum } from "./MissionSum.tsx";

const mission = (id: string, state: string, more: Partial<Mission> = {}): Mission => ({
  id,
  title: `Mission ${id}`,
  state,
  progress: 31,
  target: 50,
  reward: minor(100_000),
  ...more,
});

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();

const plain = (html: string) => html.replaceAll(/<[^>]*>/gu, "");

const list = [mission("a", "claimed"), mission("b", "process"), mission("c", "claim"), mission("d", "ODD")];

test.each([
  [[], ["c", "b", "d", "a"]],
  [["a"], ["a", "c", "b", "d"]],
])("with %o held in place, the missions are in the order %o", (held, order) => {
  expect(inOrder(list, held).map(({ id }) => id)).toEqual(order);
});

test.each([
  ["from before its claim", 10, "claimed"],
  ["from after its claim", 12, "claim"],
])("a mission in a list %s has the state of the newer of both", (_, at, state) => {
  const claims = [{ mission: mission("c", "claimed"), at: 11 }];
  expect(withClaimed({ list, at }, claims).find(({ id }) => id === "c")?.state).toBe(state);
});

test("what can be claimed is counted, and summed as far as that is possible", () => {
  expect(claimableOf([...list, mission("e", "claim")])).toEqual({ count: 2, sum: 200_000 });
  expect(claimableOf([mission("e", "claim", { reward: 1e300 as Mission["reward"] })])).toEqual({ count: 1 });
  expect(claimableOf([])).toEqual({ count: 0, sum: 0 });
});

test.each([
  ["the losses of a day", "LOSS", "DAY", 0, true],
  ["the time of a day", "SESSION", "DAY", -5, true],
  ["the losses of a day, not yet reached", "LOSS", "DAY", 1, false],
  ["the deposits of a day", "DEPOSIT", "DAY", 0, false],
  ["the losses of a week", "LOSS", "WEEK", 0, false],
] as const)("a limit of %s, whether it ends play for today", (_, kind, period, left, isOver) => {
  const limit = { kind, period, value: minor(10), used: minor(10), left: minor(left) };
  expect(isPlayOver([limit])).toBe(isOver);
  const { value: _none, ...unset } = limit;
  expect(isPlayOver([unset])).toBe(false);
});

describe("the first sentence", () => {
  it.each([
    ["ko", list, "지금 미션 1개의 보상을 받을 수 있습니다. 합계는 1,000입니다."],
    ["en", list, "You can claim the reward of 1 mission now. The total is 1,000."],
    ["ko", list.slice(0, 2), "미션 2개 가운데 1개를 마쳤습니다."],
    ["en", list.slice(1, 2), "You have finished 0 of 1 mission."],
    ["en", list.slice(0, 1), "You have finished all missions."],
  ] as const)("in %s says of %o: %s", (language, missions, sentence) => {
    expect(plain(paneHtml(<MissionSum missions={missions} />, { language }))).toBe(sentence);
  });
});

describe("a mission", () => {
  const row = (own: Mission, claimed?: Mission) =>
    paneHtml(
      <MissionRow
        mission={own}
        claimed={claimed}
        isPressed={false}
        onPressed={() => undefined}
        onClaimed={() => undefined}
      />,
      { language: "en", site: { currencySymbol: "P" } },
    );

  it.each([
    ["under way", mission("a", "process", { expiresAt: "soon" }), "Mission a P 1,000.00 31 of 50 Until –"],
    ["finished", mission("a", "claim"), "Mission a P 1,000.00 31 of 50 Claim Mission a"],
    ["claimed", mission("a", "claimed"), "Mission a P 1,000.00 31 of 50 Claimed"],
    ["in a state that nobody knows", mission("a", "ODD"), "Mission a P 1,000.00 31 of 50 ODD"],
    [
      "with odd figures",
      mission("a", "process", { progress: -3, target: 0, reward: minor(-1) }),
      "Mission a − P 0.01 0 of 0",
    ],
  ])("%s says so", (_, own, said) => {
    expect(textOf(row(own))).toBe(said);
  });

  it("that was just claimed says what it paid", () => {
    expect(textOf(row(mission("a", "claimed"), mission("a", "claimed")))).toContain("You received 1,000.");
  });
});

describe("the board", () => {
  const place = (rank: number) => ({ rank, account: `me***${rank}`, missions: 6 - rank, prize: minor(100_000 * rank) });

  it.each([
    ["ko", { rank: 3, missions: 5, prize: minor(500_000) }, "이번 주 3위입니다. 미션 5개로 5,000을 받았습니다."],
    ["en", { rank: 21, missions: 1, prize: minor(5) }, "You are number 21 this week: you received 0.05 for 1 mission."],
    ["en", undefined, "You have not claimed any mission rewards this week yet."],
  ] as const)("in %s begins with the own place: %o", (language, own, sentence) => {
    expect(plain(paneHtml(<OwnPlace own={own} />, { language }))).toBe(sentence);
  });

  it("PR-018 has the places in the platform's order, and marks the member's own", () => {
    const html = paneHtml(<BoardTable rows={[2, 1, 3].map(place)} own={{ ...place(3) }} />, { language: "en" });
    const rows = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gsu)].slice(1).map(([, cells = ""]) => textOf(cells));
    expect(rows).toEqual(["2 me***2 Missions 4 2,000", "1 me***1 Missions 5 1,000", "3 me***3 You Missions 3 3,000"]);
  });
});
