import { type Minor, minor } from "@livery/product/money.ts";
import type { LocalizedText } from "@livery/product/siteConfig.ts";
import { ApiError } from "../http/apiError.ts";

const MINUTE_MS = 60_000;

/**
 * The cashier of this platform. It accepts and pays play money: no payment provider is involved, and orders advance
 * with time alone.
 */
export const cashier = {
  /** How long a deposit may be paid. */
  payWithinMs: 15 * MINUTE_MS,
  /** How long the cashier looks for a payment that the member has reported. */
  depositTakesMs: 20_000,
  /** How long a withdrawal waits, and how long each of its parts takes. */
  withdrawalTakesMs: 30_000,
  /** A larger withdrawal is paid in parts of this size. */
  withdrawalPart: 1_000_000_000,
  /** How many deposits a member may have open at once. */
  openDeposits: 5,
  withdrawalsPerDay: 10,
  /** Percent. */
  withdrawalFee: 0,
  cards: 5,
} as const;

/** The minimum and maximum amounts. */
const ranges = {
  withdrawal: { minimum: minor(100_000), maximum: minor(5_000_000_000) },
  /** Between members. */
  transfer: { minimum: minor(10_000), maximum: minor(5_000_000_000) },
} as const;

type Range = { readonly minimum: Minor; readonly maximum: Minor };

export function rangeOf(kind: keyof typeof ranges): Range {
  return ranges[kind];
}

/** Rejects an amount that is out of its range, and names the range. */
export function requireAmount(kind: keyof typeof ranges | Range, amount: Minor): void {
  const { minimum, maximum } = typeof kind === "string" ? ranges[kind] : kind;
  if (amount < minimum || amount > maximum) throw new ApiError("AMOUNT_OUT_OF_RANGE", { minimum, maximum });
}

interface DepositMethod extends Range {
  readonly id: string;
  readonly name: LocalizedText;
  readonly kind: "BANK" | "ADDRESS";
  readonly presets: readonly Minor[];
  /** The fictional recipient of the money. */
  readonly payTo: {
    readonly bank: string;
    readonly holder?: string;
    readonly account?: string;
    readonly address?: string;
  };
}

export const depositMethods: readonly DepositMethod[] = [
  {
    id: "BANK",
    name: { ko: "계좌 이체", en: "Bank transfer" },
    kind: "BANK",
    minimum: minor(100_000),
    maximum: minor(1_000_000_000),
    presets: [1_000_000, 5_000_000, 10_000_000, 50_000_000, 100_000_000].map(minor),
    payTo: { bank: "Example Bank", holder: "Play Money", account: "000-0000-0000" },
  },
  {
    id: "USDT",
    name: { ko: "테더 (TRC-20)", en: "Tether (TRC-20)" },
    kind: "ADDRESS",
    minimum: minor(1_000_000),
    maximum: minor(5_000_000_000),
    presets: [10_000_000, 50_000_000, 100_000_000, 500_000_000].map(minor),
    payTo: { bank: "TRC-20", address: "TEXAMPLEXPLAYXMONEYXONLYXNOXADDRESS" },
  },
];

interface Bank {
  readonly kind: "BANK" | "ADDRESS";
  readonly code: string;
  readonly name: LocalizedText;
}

/** The banks of a card. They are fictional. */
export const banks: readonly Bank[] = [
  { kind: "BANK", code: "NURI", name: { ko: "누리은행", en: "Nuri Bank" } },
  { kind: "BANK", code: "HANBIT", name: { ko: "한빛은행", en: "Hanbit Bank" } },
  { kind: "BANK", code: "GARAM", name: { ko: "가람은행", en: "Garam Bank" } },
  { kind: "BANK", code: "MARU", name: { ko: "마루저축은행", en: "Maru Savings" } },
  { kind: "BANK", code: "ONSAE", name: { ko: "온새뱅크", en: "Onsae Bank" } },
  { kind: "ADDRESS", code: "TRC20", name: { ko: "트론 (TRC-20)", en: "Tron (TRC-20)" } },
  { kind: "ADDRESS", code: "ERC20", name: { ko: "이더리움 (ERC-20)", en: "Ethereum (ERC-20)" } },
];
