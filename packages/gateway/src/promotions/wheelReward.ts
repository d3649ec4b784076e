import type { WireReward } from "@livery/platform/decoders/shared/reward.gen.ts";
import type { TextLanguage } from "@livery/product/languages.ts";
import { major, toMinor } from "@livery/product/money.ts";
import { pictureAddress } from "@livery/product/pictures.ts";
import type { LocalizedText } from "@livery/product/siteConfig.ts";
import { settingsOf, timeZoneOf } from "../money/merchantSettings.ts";
import type { Owner } from "../money/ledger/wallets.ts";
import type { Reading } from "../store/transaction.ts";
import { inLanguage } from "../texts/inLanguage.ts";
import { periodOf } from "../texts/periods.ts";
import { wholeUnits } from "../texts/wholeUnits.ts";
import { WHEEL, wheelFields } from "./raffle.ts";

const listed = (part: (field: (typeof wheelFields)[number]) => string) => wheelFields.map(part).join(", ");
const prizes = listed(([amount]) => wholeUnits(amount));
const percents = listed(([, percent]) => `${percent}%`);

/** How often, and the chance of each prize, which is significant (CO-030). */
const condition: LocalizedText = {
  ko: `하루에 한 번. 나올 수 있는 것은 ${prizes}, 가능성은 각각 ${percents}`,
  en: `Once a day. One of ${prizes}, with chances of ${percents}`,
};

interface WheelReward {
  readonly tab: "AVAILABLE" | "FINISHED";
  readonly wire: WireReward;
}

/**
 * The wheel among the rewards (AP-137): to be claimed, with its highest prize, or claimed, with the prize that was drawn
 * today. Undefined where it is no promotion.
 */
export function wheelReward(
  reading: Reading,
  owner: Owner,
  { now, language }: { readonly now: number; readonly language: TextLanguage },
): WheelReward | undefined {
  const { first, tables } = reading;
  const row = first(tables.selectFrom("promotion").selectAll().where("id", "=", WHEEL));
  if (!row) return undefined;
  const { start, end } = periodOf(row.period, now, timeZoneOf(reading, owner.id));
  const drawn = first(
    tables
      .selectFrom("raffle_prize")
      .select("amount")
      .where("promotion_id", "=", WHEEL)
      .where("member_id", "=", owner.id)
      .where("period_start", "=", start),
  );
  const shared = {
    id: WHEEL,
    title: inLanguage(row, "title", language),
    image: pictureAddress({ kind: "promotion", emblem: row.emblem, seed: WHEEL }),
    condition: condition[language],
    raffle: true,
  };
  if (drawn) return { tab: "FINISHED", wire: { ...shared, amount: drawn.amount, state: "claimed" } };
  const highest = major(Math.max(...wheelFields.map(([amount]) => amount)));
  const amount = toMinor(highest, settingsOf(reading, owner.merchant).decimals);
  const until = end === undefined ? {} : { expiresAt: new Date(end).toISOString() };
  return { tab: "AVAILABLE", wire: { ...shared, amount, state: "claim", ...until } };
}
