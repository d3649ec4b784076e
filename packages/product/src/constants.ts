interface ConstantRow {
  readonly id: string;
  readonly value: number;
  readonly unit:
    | "seconds"
    | "minutes"
    | "hours"
    | "days"
    | "milliseconds"
    | "pixels"
    | "megabytes"
    | "entries"
    | "files"
    | "characters"
    | "lines"
    | "units of the currency"
    | "age in years"
    | "rank";
  readonly minimum: number;
  readonly maximum: number;
  /** The register row that the value comes from. */
  readonly requirement: string;
}

/** Limits, sizes and times that a brand may set; values without a row here are the same for every brand (BR-050). */
export const constants = [
  { id: "chunkLoadTimeout", value: 120, unit: "seconds", minimum: 5, maximum: 600, requirement: "CN-002" },
  { id: "firebaseCountdown", value: 60, unit: "seconds", minimum: 10, maximum: 600, requirement: "CN-004" },
  { id: "smsCountdown", value: 60, unit: "seconds", minimum: 10, maximum: 600, requirement: "CN-005" },
  { id: "sendThrottle", value: 1, unit: "seconds", minimum: 1, maximum: 60, requirement: "CN-006" },
  { id: "captchaRefresh", value: 1, unit: "seconds", minimum: 1, maximum: 60, requirement: "CN-007" },
  { id: "tooManyRequestsWait", value: 5, unit: "minutes", minimum: 1, maximum: 60, requirement: "CN-008" },
  { id: "rememberMe", value: 24, unit: "hours", minimum: 1, maximum: 720, requirement: "CN-009" },
  { id: "birthdayAge", value: 21, unit: "age in years", minimum: 18, maximum: 25, requirement: "CN-012" },
  { id: "remarkLength", value: 140, unit: "characters", minimum: 20, maximum: 1000, requirement: "CN-013" },
  { id: "imageSize", value: 5, unit: "megabytes", minimum: 1, maximum: 20, requirement: "CN-014" },
  { id: "imageCount", value: 3, unit: "files", minimum: 1, maximum: 10, requirement: "CN-015" },
  { id: "salarySettlement", value: 5, unit: "minutes", minimum: 1, maximum: 1440, requirement: "CN-016" },
  { id: "withdrawalAutoReceive", value: 30, unit: "minutes", minimum: 1, maximum: 10_080, requirement: "CN-017" },
  { id: "newCardWait", value: 24, unit: "hours", minimum: 1, maximum: 720, requirement: "CN-061" },
  { id: "gameListPageSize", value: 24, unit: "entries", minimum: 6, maximum: 120, requirement: "CN-020" },
  { id: "menuGridFirstPageSize", value: 21, unit: "entries", minimum: 6, maximum: 120, requirement: "CN-021" },
  { id: "menuGridNextPageSize", value: 18, unit: "entries", minimum: 6, maximum: 120, requirement: "CN-022" },
  { id: "popularLotteryCount", value: 20, unit: "entries", minimum: 1, maximum: 100, requirement: "CN-028" },
  { id: "openedNumbersCount", value: 100, unit: "entries", minimum: 10, maximum: 500, requirement: "CN-029" },
  { id: "vipServiceRank", value: 4, unit: "rank", minimum: 0, maximum: 100, requirement: "CN-035" },
  { id: "realityCheck", value: 60, unit: "minutes", minimum: 5, maximum: 120, requirement: "CO-023" },
  { id: "noticePageSize", value: 9, unit: "entries", minimum: 3, maximum: 60, requirement: "CN-036" },
  { id: "qrCodeSize", value: 125, unit: "pixels", minimum: 96, maximum: 512, requirement: "CN-039" },
  { id: "supportPopupWidth", value: 440, unit: "pixels", minimum: 320, maximum: 1200, requirement: "CN-040" },
  { id: "supportPopupHeight", value: 500, unit: "pixels", minimum: 320, maximum: 1200, requirement: "CN-040" },
  { id: "countryListClose", value: 200, unit: "milliseconds", minimum: 0, maximum: 2000, requirement: "CN-041" },
  {
    id: "minimumBetHint",
    value: 1,
    unit: "units of the currency",
    minimum: 1,
    maximum: 1_000_000,
    requirement: "CN-048",
  },
  { id: "linesHint", value: 25, unit: "lines", minimum: 1, maximum: 10_000, requirement: "CN-049" },
  { id: "feedbackShortest", value: 10, unit: "characters", minimum: 1, maximum: 100, requirement: "VF-051" },
  { id: "feedbackLongest", value: 500, unit: "characters", minimum: 100, maximum: 5000, requirement: "VF-051" },
  { id: "feedbackPicturesKept", value: 90, unit: "days", minimum: 1, maximum: 365, requirement: "CN-062" },
] as const satisfies readonly ConstantRow[];

export type ConstantId = (typeof constants)[number]["id"];
