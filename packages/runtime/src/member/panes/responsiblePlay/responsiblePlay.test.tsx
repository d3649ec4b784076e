import { minor, minutes } from "@livery/product/money.ts";
import { describe, expect, it, test } from "vitest";
import { paneHtml } from "../../../kit/centre/testing/paneHtml.tsx";
import { ExclusionForm, TimeOutForm } from "./BreakForms.tsx";
import { Breaks } from "./Breaks.tsx";
import { type Break, breaksFrom, endOfBreak } from "./breaks.ts";
import { LimitForm } from "./LimitForm.tsx";
import { LimitRow } from "./LimitRow.tsx";
import { averageUse, changeBy, limitsByKind, type PlayLimit, reachedFirst, suggestionsFor } from "./limits.ts";
import { LimitSum } from "./LimitSum.tsx";
import { enteredPlayTime } from "./playTime.ts";
import { reminderChoices } from "./reminderChoices.ts";
import { statementRows } from "./statementFile.ts";
import { StatementSum } from "../../StatementSum.tsx";

const limit = (kind: PlayLimit["kind"], period: PlayLimit["period"], more: Partial<PlayLimit> = {}): PlayLimit => ({
  kind,
  period,
  used: minor(0),
  ...more,
});

const set = (value: number, used: number) => ({
  value: minor(value),
  used: minor(used),
  left: minor(Math.max(0, value - used)),
});

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();

describe("the limits that show", () => {
  const limits = [limit("DEPOSIT", "DAY"), limit("LOSS", "DAY"), limit("LOSS", "WEEK", set(5, 0))];
  const shown = (offered: readonly Pick<PlayLimit, "kind" | "period">[] | undefined) =>
    limitsByKind(limits, offered ? { limits: offered } : {}).flatMap((group) =>
      group.limits.map(({ kind, period }) => `${kind} ${period}`),
    );

  it("are all that the platform has where no pack names any", () => {
    expect(limitsByKind(limits, {}).map(({ kind }) => kind)).toEqual(["DEPOSIT", "LOSS"]);
    expect(shown([])).toEqual(["LOSS WEEK"]);
  });

  it("are those of the packs, and any other that the member has set", () => {
    expect(shown([{ kind: "DEPOSIT", period: "DAY" }])).toEqual(["DEPOSIT DAY", "LOSS WEEK"]);
  });
});

test.each([
  [undefined, 5, "atOnce"],
  [10, 5, "atOnce"],
  [10, 15, "later"],
  [10, null, "later"],
  [10, 10, "same"],
  [undefined, null, "same"],
] as const)("a limit of %s that becomes %s: %s", (value, next, change) => {
  const now = value === undefined ? {} : { value: minor(value) };
  expect(changeBy(now, next === null ? null : minor(next))).toBe(change);
});

test("the present value cancels a change that waits", () => {
  const pending = { actsAt: "2026-11-25T05:05:00.000Z", value: minor(20) };
  expect(changeBy({ value: minor(10), pending }, minor(10))).toBe("keeps");
});

test("a lower limit of a longer period is reached first", () => {
  const week = limit("LOSS", "WEEK", set(50, 0));
  expect(reachedFirst([week], limit("LOSS", "DAY"), minor(60))).toEqual({ period: "WEEK", value: 50 });
  expect(reachedFirst([week], limit("LOSS", "DAY"), minor(50))).toBeUndefined();
  expect(reachedFirst([week], limit("LOSS", "MONTH"), minor(60))).toBeUndefined();
});

const statement = {
  from: "2026-10-26",
  to: "2026-11-24",
  deposits: minor(300_000),
  withdrawals: minor(0),
  stakes: minor(50_000),
  wins: minor(20_000),
  net: minor(-30_000),
  minutesPlayed: 95 * 30,
};

test.each([
  ["DEPOSIT", "DAY", 10_000],
  ["DEPOSIT", "MONTH", 300_000],
  ["LOSS", "WEEK", 7000],
  ["SESSION", "DAY", 95],
] as const)("the average of %s a %s comes from the statement of 30 days", (kind, period, average) => {
  expect(averageUse(statement, { kind, period })).toBe(average);
  expect(averageUse({ ...statement, net: minor(5) }, { kind: "LOSS", period })).toBeUndefined();
  const enormous = { ...statement, deposits: 1e300 as typeof statement.deposits };
  expect(averageUse(enormous, { kind: "DEPOSIT", period })).toBeUndefined();
});

test.each([
  [123_456, { unit: 100, least: 1000 }, [62_000, 130_000]],
  [1500, { unit: 100, least: 1000 }, [1500]],
  [33, { unit: 100, least: 1000 }, []],
  [95, { unit: 15, least: 15 }, [60, 105]],
  [1, { unit: 15, least: 15 }, [15]],
  [9_007_199_254_740_991, { unit: 100, least: 1000 }, [4_600_000_000_000_000]],
])("around %d with %o, %j is suggested", (average, rules, suggestions) => {
  expect(suggestionsFor(average, rules)).toEqual(suggestions);
});

test.each([
  [{ hours: "1", minutes: "35" }, 95],
  [{ hours: "２", minutes: "" }, 120],
  [{ hours: "", minutes: "0" }, 0],
  [{}, null],
  [{ hours: "-1" }, undefined],
  [{ hours: "1.5" }, undefined],
  [{ hours: "1e3" }, undefined],
  [{ hours: "99999" }, undefined],
])("%o is %s minutes of play", (typed, length) => {
  expect(enteredPlayTime(typed)).toBe(length);
});

test.each([
  ["ko", 95, "하루에 1시간 35분까지"],
  ["en", 95, "At most 1 hour 35 minutes per day"],
  ["ko", 120, "하루에 2시간까지"],
  ["en", 1, "At most 1 minute per day"],
] as const)("in %s, %d minutes of play are read as %s", (language, length, said) => {
  const time = limit("SESSION", "DAY", { value: minutes(length) });
  const row = <LimitRow limit={time} focused={false} onChange={() => undefined} />;
  expect(textOf(paneHtml(row, { language }))).toBe(said);
});

describe("what the member set, in a sentence", () => {
  const day = limit("DEPOSIT", "DAY", set(10_000_000, 3_000_000));
  const month = limit("DEPOSIT", "MONTH", set(50_000_000, 31_000_000));

  test.each([
    ["ko", [day, month], "하루 100,000, 한 달 500,000까지 입금합니다. 오늘 70,000 남았습니다."],
    ["en", [day, month], "You can deposit at most 100,000 per day and 500,000 per month. 70,000 is left today."],
    ["ko", [limit("DEPOSIT", "DAY")], "아직 설정한 한도가 없습니다."],
    ["en", [limit("LOSS", "DAY", set(5, 0))], "You have set 1 limit. There is none for deposits."],
    ["ko", [limit("DEPOSIT", "WEEK", set(500, 900))], "한 주 5까지 입금합니다. 이번 주에는 다 썼습니다."],
  ] as const)("%s", (language, limits, said) => {
    expect(textOf(paneHtml(<LimitSum limits={limits} />, { language }))).toBe(said);
  });
});

describe("a limit", () => {
  const row = (shown: PlayLimit, language: "ko" | "en" = "en") =>
    paneHtml(<LimitRow limit={shown} focused={false} onChange={() => undefined} />, { language });

  it("is a sentence whose figure is the control, with what is used and left", () => {
    const html = row(limit("DEPOSIT", "DAY", set(10_000_000, 3_000_000)));
    expect(textOf(html)).toBe("At most 100,000 per day30,000 deposited70,000 left");
    expect(html).toContain('aria-label="100,000. Change: Deposits, Daily limit"');
    expect(textOf(row(limit("DEPOSIT", "DAY", set(10_000_000, 0)), "ko"))).toContain("하루에 100,000까지");
    expect(textOf(row(limit("LOSS", "WEEK")))).toBe("No limit per week");
  });

  it("says when it is used up, and what comes later", () => {
    const html = row(
      limit("LOSS", "DAY", { ...set(100, 900), pending: { actsAt: "2026-11-25T05:05:00.000Z", value: minor(20_000) } }),
    );
    expect(textOf(html)).toContain("Used up for today. It starts again tomorrow.");
    expect(textOf(html)).toMatch(/200 from (2026\.)?11\.25/u);
    expect(textOf(row(limit("LOSS", "DAY", { ...set(100, 0), pending: { actsAt: "soon" } })))).toContain(
      "No limit from soon",
    );
  });

  it("stays readable with values that no platform should send", () => {
    expect(
      textOf(row(limit("SESSION", "DAY", { value: minutes(-5), left: minutes(-5), used: minutes(-9) }))),
    ).toContain("0 minutes");
    expect(textOf(row(limit("DEPOSIT", "DAY", set(9_007_199_254_740_991, 0))))).toContain("90,071,992,547,409.91");
  });
});

describe("the breaks that a member can take", () => {
  const NOW = Date.parse("2026-11-24T05:05:00.000Z");
  const taken = (tools: Parameters<typeof breaksFrom>[0]) =>
    breaksFrom(tools, NOW).map((one) => [one.id, new Date(endOfBreak(one, NOW)).toISOString().slice(0, 10)]);

  it("go from a day to five years where no pack names any", () => {
    const ids = taken({}).map(([id]) => id);
    expect(ids).toEqual(["P1D", "P3D", "P1W", "P2W", "P4W", "P6W", "P6M", "P1Y", "P2Y", "P5Y"]);
  });

  it("are those of the packs, as far as the platform has them, each with its end", () => {
    expect(taken({ timeOuts: ["P1D", "P1M", "P2M"], exclusions: ["P6M", "P3M", "P1Y"] })).toEqual([
      ["P1D", "2026-11-25"],
      ["P1M", "2026-12-24"],
      ["P6M", "2027-05-24"],
      ["P1Y", "2027-11-24"],
    ]);
  });

  test.each([
    ["ko", ["1주", "1개월", "6개월", "1년"]],
    ["en", ["1 week", "1 month", "6 months", "1 year"]],
  ] as const)("are read in %s as %j", (language, said) => {
    const site = { playTools: { timeOuts: ["P1W", "P1M"], exclusions: ["P6M", "P1Y"] } as const };
    const labels = paneHtml(<Breaks />, { language, site }).matchAll(/<label[^>]*>(.*?)<\/label>/gu);
    expect([...labels].map(([, label = ""]) => textOf(label))).toEqual(said);
  });

  const [timeOut] = breaksFrom({ exclusions: [] }, NOW) as [Extract<Break, { readonly kind: "TIME_OUT" }>];
  const [exclusion] = breaksFrom({ timeOuts: [] }, NOW) as [Extract<Break, { readonly kind: "EXCLUSION" }>];

  it("say before what they mean", () => {
    const html = textOf(paneHtml(<TimeOutForm taken={timeOut} until={endOfBreak(timeOut, NOW)} />));
    expect(html).toMatch(/You cannot log in until November 25, 2026.*cannot be shortened or cancelled/u);
    expect(html).toContain("Take a break for 1 day");
  });

  test.each([
    ["en", "You cannot log in for 1 day.", "For 6 months you can neither log in nor open a new account."],
    ["ko", "1일 동안 로그인할 수 없습니다.", "6개월 동안 로그인할 수도, 새로 가입할 수도 없습니다."],
  ] as const)("name in %s only their length while the platform's time is unknown", (language, resting, excluded) => {
    expect(textOf(paneHtml(<TimeOutForm taken={timeOut} until={undefined} />, { language }))).toContain(resting);
    expect(textOf(paneHtml(<ExclusionForm taken={exclusion} until={undefined} />, { language }))).toContain(excluded);
  });

  it("cover the operator's group only where the brand belongs to one, and only for exclusions", () => {
    const site = { operatorGroup: "north-house" };
    expect(paneHtml(<ExclusionForm taken={exclusion} until={undefined} />, { site })).toContain(
      "On all sites of the same operator",
    );
    expect(paneHtml(<ExclusionForm taken={exclusion} until={undefined} />)).not.toContain("same operator");
    expect(paneHtml(<TimeOutForm taken={timeOut} until={undefined} />, { site })).not.toContain("same operator");
  });
});

describe("a statement", () => {
  test.each([
    ["ko", {}, "10월 26일~11월 24일: 500을 걸어 200을 받았습니다. 300을 잃었습니다."],
    ["en", {}, "October 26 – November 24: you staked 500 and got 200 back. You lost 300."],
    ["en", { net: minor(0) }, "October 26 – November 24: you staked 500 and got 200 back. You broke even."],
    ["en", { stakes: minor(0), wins: minor(0) }, "October 26 – November 24: you staked nothing."],
  ] as const)("in %s with %o is said as a person would", (language, more, said) => {
    expect(textOf(paneHtml(<StatementSum statement={{ ...statement, ...more }} />, { language }))).toBe(said);
  });

  it("stays readable with values that no platform should send", () => {
    const hostile = { ...statement, from: "=cmd", net: -1e300 as typeof statement.net };
    expect(textOf(paneHtml(<StatementSum statement={hostile} />))).toMatch(/^=cmd – 2026-11-24.*You lost/u);
  });

  it("is a table with plain numbers", () => {
    const t = ((key: string) => key) as unknown as Parameters<typeof statementRows>[1]["t"];
    expect(statementRows(statement, { t, currency: { symbol: "P", decimals: 2 } })[1]).toEqual([
      "2026-10-26",
      "2026-11-24",
      "3000.00",
      "0.00",
      "500.00",
      "200.00",
      "-300.00",
      "2850",
    ]);
  });
});

test.each([
  [60, 60, 120, [15, 30, 60, 120]],
  [60, 60, 60, [15, 30, 60]],
  [60, 60, 30, [15, 30, 60]],
  [45, 60, 60, [15, 30, 45, 60]],
  [60, 90, 120, [15, 30, 60, 90, 120]],
  [5, 60, 10, [5, 10]],
])(
  "a reminder every %d minutes, by default %d, at most %d, can be changed to %j",
  (present, usual, longest, choices) => {
    expect(reminderChoices({ present, usual, longest })).toEqual(choices);
  },
);

test("a limit that the law has a ceiling for cannot be removed", () => {
  const limit = { kind: "DEPOSIT", period: "DAY", value: minor(50_000), used: minor(0), left: minor(50_000) } as const;
  const nothing = () => undefined;
  const form = <LimitForm limit={limit} others={[]} use={undefined} onSaved={nothing} onCancel={nothing} />;
  const ceilings = [{ kind: "DEPOSIT", period: "DAY", amount: minor(80_000) }] as const;
  const site = { currencySymbol: "P" };
  expect(textOf(paneHtml(form, { site }))).toContain("No limit");
  const ruled = textOf(paneHtml(form, { site: { ...site, playTools: { ceilings } } }));
  expect(ruled).toContain("The law allows");
  expect(ruled).not.toContain("No limit");
});
