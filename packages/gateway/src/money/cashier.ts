import { type Major, type Minor, major, toMinor } from "@livery/product/money.ts";
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
  withdrawalPart: major(10_000_000),
  /** How many deposits a member may have open at once. */
  openDeposits: 5,
  withdrawalsPerDay: 10,
  /** Percent. */
  withdrawalFee: 0,
  cards: 5,
} as const;

/** The minimum and maximum amounts, which have the same figures in every currency. */
interface Bounds {
  readonly minimum: Major;
  readonly maximum: Major;
}

const bounds = {
  withdrawal: { minimum: major(1_000), maximum: major(50_000_000) },
  /** Between members. */
  transfer: { minimum: major(100), maximum: major(50_000_000) },
} as const satisfies Readonly<Record<string, Bounds>>;

type BoundedKind = keyof typeof bounds;

interface Range {
  readonly minimum: Minor;
  readonly maximum: Minor;
}

/** The range of an amount at a merchant whose currency has these decimals. */
export function rangeOf(of: BoundedKind | Bounds, decimals: number | undefined): Range {
  const { minimum, maximum } = typeof of === "string" ? bounds[of] : of;
  return { minimum: toMinor(minimum, decimals), maximum: toMinor(maximum, decimals) };
}

/** Rejects an amount that is out of its range, and names the range. */
export function requireAmount(of: BoundedKind | Bounds, amount: Minor, decimals: number): void {
  const { minimum, maximum } = rangeOf(of, decimals);
  if (amount < minimum || amount > maximum) throw new ApiError("AMOUNT_OUT_OF_RANGE", { minimum, maximum });
}

interface DepositMethod extends Bounds {
  readonly id: string;
  readonly name: LocalizedText;
  readonly kind: "BANK" | "ADDRESS";
  readonly presets: readonly Major[];
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
    minimum: major(1_000),
    maximum: major(10_000_000),
    presets: [10_000, 50_000, 100_000, 500_000, 1_000_000].map(major),
    payTo: { bank: "Example Bank", holder: "Play Money", account: "000-0000-0000" },
  },
  {
    id: "USDT",
    name: { ko: "테더 (TRC-20)", en: "Tether (TRC-20)" },
    kind: "ADDRESS",
    minimum: major(10_000),
    maximum: major(50_000_000),
    presets: [100_000, 500_000, 1_000_000, 5_000_000].map(major),
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
