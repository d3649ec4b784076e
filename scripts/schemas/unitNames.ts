import type { constants } from "@livery/product/constants.ts";

/** The units of the constants in Korean. */
export const unitNames: Readonly<Record<(typeof constants)[number]["unit"], string>> = {
  seconds: "초",
  minutes: "분",
  hours: "시간",
  days: "일",
  milliseconds: "밀리초",
  pixels: "픽셀",
  megabytes: "메가바이트",
  entries: "개",
  files: "개",
  characters: "자",
  lines: "줄",
  "units of the currency": "통화 단위",
  "age in years": "만 나이",
  rank: "등급",
};
