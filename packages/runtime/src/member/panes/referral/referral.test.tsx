import { minor } from "@livery/product/money.ts";
import { DataTable } from "@livery/ui/DataTable/DataTable.tsx";
import { describe, expect, it } from "vitest";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { paneHtml } from "../../../kit/centre/testing/paneHtml.tsx";
import { invitedColumns } from "./invitedColumns.tsx";
import { InviteSentence } from "./InviteSentence.tsx";
import { referralAddress } from "./referralAddress.ts";
import { clockInKorea } from "../../../testing/inKorea.ts";

it.each([
  ["R7K2", "https://a.example/register?referralCode=R7K2"],
  ["a&b=c#d", "https://a.example/register?referralCode=a%26b%3Dc%23d"],
])("the link of %s leads to the registration with it", (code, link) => {
  expect(referralAddress("https://a.example", code)).toBe(link);
});

describe("what came of inviting", () => {
  it.each([
    ["ko", 12, 5, "12명이 가입했습니다. 그중 5명이 조건을 채워 25,000을 받았습니다."],
    ["ko", 3, 0, "3명이 가입했습니다. 조건을 채운 사람은 아직 없습니다."],
    ["ko", 0, 0, "아직 이 링크로 가입한 사람이 없습니다."],
    ["en", 1, 1, "1 person registered. 1 of them qualified and earned you 25,000."],
    ["en", 1_200, 5, "1,200 people registered. 5 of them qualified and earned you 25,000."],
  ] as const)("in %s of %d members, %d of whom qualified, is a sentence", (language, invited, qualified, sentence) => {
    const html = paneHtml(<InviteSentence invited={invited} qualified={qualified} earned={minor(2_500_000)} />, {
      language,
    });
    expect(html.replaceAll(/<[^>]*>/gu, "").replaceAll(/\s/gu, " ")).toBe(sentence);
  });
});

function Table() {
  const { t } = useTranslation("member/referral");
  const rows = [
    { account: "me***7", at: "2026-11-24T05:08:00.000Z", state: "QUALIFIED" as const, earned: minor(500_000) },
    { account: "yu***k", at: "", state: "REGISTERED" as const, earned: minor(0) },
  ];
  return (
    <DataTable
      caption=""
      columns={invitedColumns(t, clockInKorea("2026-11-27T12:00"))}
      rows={rows}
      rowKey={({ account }) => account}
      empty={null}
    />
  );
}

it("only members who qualified have earnings, and what is no time is a dash", () => {
  const html = paneHtml(<Table />);
  const rows = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gsu)].map(([, inside = ""]) => inside);
  const cells = (row = "") =>
    [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gsu)].map(([, inside = ""]) => inside.replaceAll(/<[^>]*>/gu, ""));
  expect(cells(rows[1])).toEqual([
    expect.stringContaining("me***7"),
    expect.stringMatching(/\d\d\.\d\d \d\d:\d\d/u),
    expect.stringContaining("Qualified"),
    expect.stringContaining("+5,000.00"),
  ]);
  expect(cells(rows[2])).toEqual([
    expect.stringContaining("yu***k"),
    expect.stringMatching(/–$/u),
    expect.stringContaining("In progress"),
    expect.stringMatching(/–$/u),
  ]);
});
