import type { GameTypeId } from "@livery/product/gameTypes.ts";
import { PLAY_MONEY_DECIMALS } from "@livery/product/money.ts";
import type { PlayTools } from "@livery/product/playTools.ts";
import { DEFAULT_TIME_ZONE } from "@livery/product/timeZone.ts";
import type { Merchant } from "../merchant.ts";
import type { Reading, Writing } from "../store/transaction.ts";

/** The merchant's terms that the books depend on. */
export interface MerchantSettings {
  /** The decimals of its currency. */
  readonly decimals: number;
  /** Points for each 100 units of a stake. */
  readonly pointRates: Merchant["pointRates"];
}

/** A merchant's money is counted in minor units of one currency, and its brand now has another one. */
export class CurrencyError extends Error {
  override readonly name = "CurrencyError";

  constructor(merchant: string, kept: number, wanted: number) {
    super(
      `The money of the merchant ${merchant} has ${kept} decimals in the platform's data, but its brand's currency has ${wanted}: every balance would be another amount.`,
    );
  }
}

/**
 * Stores the merchants' settings at the first start with each merchant. The kind of wallet then stays the same, because
 * otherwise money in provider wallets would be out of reach. Everything else is updated at every start. Throws a
 * `CurrencyError` if a merchant's amounts would count other minor units from now on.
 */
export function keepSettings({ first, run, tables }: Writing, merchants: readonly Merchant[]): void {
  for (const { merchant, wallet = "transfer", ...terms } of merchants) {
    const decimals = terms.currencyDecimals ?? PLAY_MONEY_DECIMALS;
    const known = first(tables.selectFrom("merchant_setting").select("decimals").where("merchant", "=", merchant));
    const hasMoney = first(tables.selectFrom("wallet").select("id").where("merchant", "=", merchant).limit(1));
    if (known && hasMoney && known.decimals !== decimals) throw new CurrencyError(merchant, known.decimals, decimals);
    const kept = {
      operator_group: terms.operatorGroup ?? null,
      decimals,
      point_rates: JSON.stringify(terms.pointRates),
      time_zone: terms.timeZone ?? DEFAULT_TIME_ZONE,
      confirm_minutes: terms.constants.withdrawalAutoReceive,
      salary_minutes: terms.constants.salarySettlement,
      limit_ceilings: JSON.stringify(terms.duties?.limitCeilings ?? []),
    };
    run(
      tables
        .insertInto("merchant_setting")
        .values({ merchant, wallet, ...kept })
        .onConflict((conflict) => conflict.column("merchant").doUpdateSet(kept)),
    );
  }
}

/** Whether the merchant's members play from one wallet. */
export function hasSingleWallet({ first, tables }: Reading, { merchant }: Pick<Merchant, "merchant">): boolean {
  const found = first(tables.selectFrom("merchant_setting").select("wallet").where("merchant", "=", merchant));
  return found?.wallet === "single";
}

export function settingsOf({ first, tables }: Reading, merchant: string): MerchantSettings {
  const query = tables.selectFrom("merchant_setting").select(["decimals", "point_rates"]);
  const found = first(query.where("merchant", "=", merchant));
  const pointRates = JSON.parse(found?.point_rates ?? "{}") as Partial<Record<GameTypeId, number>>;
  return { decimals: found?.decimals ?? PLAY_MONEY_DECIMALS, pointRates };
}

/** After how many minutes a part of a withdrawal counts as received (WA-016). */
export function confirmMinutesOf({ first, tables }: Reading, merchant: string): number {
  const query = tables.selectFrom("merchant_setting").select("confirm_minutes").where("merchant", "=", merchant);
  return first(query)!.confirm_minutes;
}

/** The time zone in which a member's days end: its merchant's. */
export function timeZoneOf(reading: Reading, memberId: number): string {
  return settingFor(reading, memberId)?.time_zone ?? DEFAULT_TIME_ZONE;
}

/** The most that a member may pay in or lose, by the markets of its merchant. */
export function limitCeilingsOf(reading: Reading, memberId: number): NonNullable<PlayTools["ceilings"]> {
  return JSON.parse(settingFor(reading, memberId)?.limit_ceilings ?? "[]") as NonNullable<PlayTools["ceilings"]>;
}

function settingFor({ first, tables }: Reading, memberId: number) {
  const query = tables
    .selectFrom("merchant_setting as setting")
    .innerJoin("member", "member.merchant", "setting.merchant")
    .select(["setting.time_zone", "setting.limit_ceilings"]);
  return first(query.where("member.id", "=", memberId));
}
