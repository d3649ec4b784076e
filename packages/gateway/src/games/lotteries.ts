import type { TextLanguage } from "@livery/product/languages.ts";

type Words = Readonly<Record<TextLanguage, string>>;

/** The groups of the menus, in order. A lottery's group decides its kind of draw (LT-013); `K3` and regions have no picture of their own. */
export const lotteryGroups = [
  { code: "SSC", label: { ko: "다섯 자리", en: "Five digits" } },
  { code: "PK10", label: { ko: "PK10 레이스", en: "PK10 racing" } },
  { code: "11X5", label: { ko: "11선 5", en: "11 pick 5" } },
  { code: "LHC", label: { ko: "마크 식스", en: "Mark Six" } },
  { code: "LF", label: { ko: "매일 추첨", en: "Daily draws" } },
  { code: "K3", label: { ko: "주사위", en: "Dice" } },
  { code: "VNN", label: { ko: "북부", en: "North" }, area: "VN" },
  { code: "VNC", label: { ko: "중부", en: "Central" }, area: "VN" },
  { code: "VNS", label: { ko: "남부", en: "South" }, area: "VN" },
] as const satisfies readonly { readonly code: string; readonly label: Words; readonly area?: "VN" }[];

export type LotteryGroup = (typeof lotteryGroups)[number]["code"];

export interface Lottery {
  readonly code: string;
  readonly group: LotteryGroup;
  /** The provider's code. */
  readonly vendor: string;
  readonly name: Words;
  /** Seconds from one draw to the next. */
  readonly every: number;
  /** For a daily draw: when it takes place, in minutes after midnight in Korea. */
  readonly minute?: number;
}

const DAY = 86_400;

/** The classic lotteries, the most played first; neighbours differ in their kind of draw. */
export const lotteries: readonly Lottery[] = [
  {
    code: "HRSSC1",
    group: "SSC",
    vendor: "TCG_SEA",
    name: { ko: "해람 1분 볼", en: "Haeram 1-Minute Five" },
    every: 60,
  },
  {
    code: "HRPK1",
    group: "PK10",
    vendor: "TCG_SEA",
    name: { ko: "해람 스피드 레이스", en: "Haeram Speed Race" },
    every: 75,
  },
  { code: "LKLHC5", group: "LHC", vendor: "LK", name: { ko: "럭키 마크 식스", en: "Lucky Mark Six" }, every: 300 },
  { code: "KN11X3", group: "11X5", vendor: "KN", name: { ko: "한강 11선 5", en: "Hangang 11 Pick 5" }, every: 180 },
  {
    code: "HRLF3D",
    group: "LF",
    vendor: "TCG_SEA",
    name: { ko: "달맞이 3D", en: "Moonrise 3D" },
    every: DAY,
    minute: 1215,
  },
  { code: "KNK31", group: "K3", vendor: "KN", name: { ko: "1분 주사위 셋", en: "1-Minute Three Dice" }, every: 60 },
  { code: "LKSSC3", group: "SSC", vendor: "LK", name: { ko: "럭키 3분 볼", en: "Lucky 3-Minute Five" }, every: 180 },
  { code: "KNPK3", group: "PK10", vendor: "KN", name: { ko: "은하 보트 레이스", en: "Galaxy Boat Race" }, every: 180 },
  { code: "HR11X5", group: "11X5", vendor: "TCG_SEA", name: { ko: "해람 11선 5", en: "Haeram 11 Pick 5" }, every: 300 },
  {
    code: "HRLHC",
    group: "LHC",
    vendor: "TCG_SEA",
    name: { ko: "달맞이 마크 식스", en: "Moonrise Mark Six" },
    every: DAY,
    minute: 1290,
  },
  {
    code: "KNSSC5",
    group: "SSC",
    vendor: "KN",
    name: { ko: "새벽별 5분 볼", en: "Daystar 5-Minute Five" },
    every: 300,
  },
  { code: "LKPK5", group: "PK10", vendor: "LK", name: { ko: "럭키 서킷", en: "Lucky Circuit" }, every: 300 },
  {
    code: "LKLFP3",
    group: "LF",
    vendor: "LK",
    name: { ko: "행운의 3자리", en: "Lucky Three Digits" },
    every: DAY,
    minute: 1230,
  },
  { code: "LK11X1", group: "11X5", vendor: "LK", name: { ko: "1분 11선 5", en: "1-Minute 11 Pick 5" }, every: 60 },
  { code: "LKSSC15", group: "SSC", vendor: "LK", name: { ko: "럭키 90초 볼", en: "Lucky 90-Second Five" }, every: 90 },
  { code: "HRK35", group: "K3", vendor: "TCG_SEA", name: { ko: "등불 주사위", en: "Lantern Dice" }, every: 300 },
  { code: "KNLHC1", group: "LHC", vendor: "KN", name: { ko: "1분 마크 식스", en: "1-Minute Mark Six" }, every: 60 },
  {
    code: "HRPK5",
    group: "PK10",
    vendor: "TCG_SEA",
    name: { ko: "남해 요트 레이스", en: "South Sea Regatta" },
    every: 300,
  },
  { code: "KNLF4D", group: "LF", vendor: "KN", name: { ko: "해돋이 3D", en: "Sunrise 3D" }, every: DAY, minute: 480 },
  {
    code: "HRSSC10",
    group: "SSC",
    vendor: "TCG_SEA",
    name: { ko: "해람 10분 볼", en: "Haeram 10-Minute Five" },
    every: 600,
  },
  { code: "KN11X10", group: "11X5", vendor: "KN", name: { ko: "태백 11선 5", en: "Taebaek 11 Pick 5" }, every: 600 },
  { code: "LKK33", group: "K3", vendor: "LK", name: { ko: "럭키 주사위", en: "Lucky Dice" }, every: 180 },
];

/** The Vietnamese lotteries by region. Hanoi draws at 18:15, the centre at 17:15, the south at 16:15 local time. */
export const vietnamLotteries: readonly Lottery[] = [
  ["VNHN", "VNN", "하노이", "Hanoi"],
  ["VNHP", "VNN", "하이퐁", "Hai Phong"],
  ["VNQN", "VNN", "꽝닌", "Quang Ninh"],
  ["VNBN", "VNN", "박닌", "Bac Ninh"],
  ["VNHU", "VNC", "후에", "Hue"],
  ["VNDN", "VNC", "다낭", "Da Nang"],
  ["VNKH", "VNC", "카인호아", "Khanh Hoa"],
  ["VNDL", "VNC", "닥락", "Dak Lak"],
  ["VNSG", "VNS", "호찌민", "Ho Chi Minh City"],
  ["VNCT", "VNS", "껀터", "Can Tho"],
  ["VNDG", "VNS", "동나이", "Dong Nai"],
  ["VNLD", "VNS", "럼동", "Lam Dong"],
].map(([code = "", group = "", ko = "", en = ""]) => ({
  code,
  group: group as LotteryGroup,
  vendor: "TCG_SEA",
  name: { ko, en },
  every: DAY,
  minute: { VNN: 1215, VNC: 1155, VNS: 1095 }[group] ?? 0,
}));

/** The lottery with a code. */
export function lotteryOf(code: string): Lottery | undefined {
  return [...lotteries, ...vietnamLotteries].find((lottery) => lottery.code === code);
}
