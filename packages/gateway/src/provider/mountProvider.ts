import { type Minor, PLAY_MONEY_DECIMALS, toMinor } from "@livery/product/money.ts";
import { baseLanguage, languages, type TextLanguage } from "@livery/product/languages.ts";
import type { Context, Env, Hono } from "hono";
import type { AppOptions } from "../http/createApp.ts";
import { lotteryOf } from "../games/lotteries.ts";
import { ApiError, errorResponse } from "../http/apiError.ts";
import type { Merchant } from "../merchant.ts";
import { requireOpenSite } from "../merchantStatus.ts";
import { settleContractsDue } from "../money/settleOrders.ts";
import { type Body, readBody } from "../protection/readBody.ts";
import type { Reading } from "../store/transaction.ts";
import { inLanguage } from "../texts/inLanguage.ts";
import { demoGameOf } from "./demoGames.ts";
import { balanceOf, playRound, STAKES } from "./playRound.ts";
import { readBet } from "./readBet.ts";
import { commitOf } from "./seeds.ts";
import { type Ticket, ticketOf } from "./tickets.ts";

/** Where the demonstration provider's own server calls the platform. */
export const PROVIDER_ROOT = "/provider";

/** The longest part that a player contributes to the chance of a round. */
const LONGEST_SEED = 64;

/** What a game page shows when it opens. */
interface TableState {
  /** Empty for a game without a name of its own, such as the list of lotteries. */
  readonly name: string;
  readonly vendor: string;
  readonly trial: boolean;
  readonly balance: Minor;
  readonly decimals: number;
  readonly stakes: readonly Minor[];
  /** The number of the next round, and the commitment to its secret. */
  readonly round: number;
  readonly commit: string;
}

/**
 * The wallet of the demonstration provider: a game page shows its ticket and plays rounds. The pages themselves are the
 * local server's, on an origin of their own.
 */
export function mountProvider<E extends Env>(app: Hono<E>, options: AppOptions): void {
  const { store, clock, protection } = options;
  const on = (path: string, answer: (body: Body, language: TextLanguage) => Promise<object>) =>
    app.post(`${PROVIDER_ROOT}${path}`, async (context: Context) => {
      const body = await readBody(context.req.raw, "provider");
      const language = languageOf(body);
      try {
        return context.json(await protection.carryOut(async () => answer(body, language)));
      } catch (error) {
        if (error instanceof ApiError) return errorResponse(error, language);
        throw error;
      }
    });
  on("/state", async (body, language) => {
    const { merchant } = await openMerchant(options, body);
    return store.read((reading) => stateOf(reading, ticketOf(reading, text(body, "ticket")), { merchant, language }));
  });
  on("/play", async (body) => {
    const { ticket, merchant } = await openMerchant(options, body);
    protection.enterAccount({}, ticket.member_id);
    const bet = readBet(demoGameOf(ticket.game_type), body, stakesOf(merchant));
    const playerSeed = text(body, "playerSeed");
    if (playerSeed.length > LONGEST_SEED) throw new ApiError("FIELD_INVALID", { field: "playerSeed", rule: "length" });
    const request = { ticket: text(body, "ticket"), round: number(body, "round"), bet, playerSeed };
    await settleContractsDue(store, { memberId: ticket.member_id, now: clock() });
    return store.write((writing) => playRound(writing, request, clock()));
  });
}

/** The ticket's merchant; no game goes on while its site is closed. */
async function openMerchant(
  { store, merchants, clock }: AppOptions,
  body: Body,
): Promise<{ readonly ticket: Ticket; readonly merchant: Merchant }> {
  const ticket = await store.read((reading) => ticketOf(reading, text(body, "ticket")));
  const merchant = merchants.get(ticket.merchant);
  if (!merchant) throw new ApiError("MERCHANT_UNKNOWN");
  await requireOpenSite(store.database, {}, merchant, { country: undefined, now: clock() });
  return { ticket, merchant };
}

interface Shown {
  readonly merchant: Merchant;
  readonly language: TextLanguage;
}

function stateOf({ first, tables, ...reading }: Reading, ticket: Ticket, { merchant, language }: Shown): TableState {
  const game = first(tables.selectFrom("game").select(["name_ko", "name_en"]).where("id", "=", ticket.game_id));
  const lottery = lotteryOf(ticket.game_id);
  const vendor = first(tables.selectFrom("vendor").select(["name_ko", "name_en"]).where("code", "=", ticket.vendor));
  return {
    name: game ? inLanguage(game, "name", language) : (lottery?.name[language] ?? ""),
    vendor: vendor ? inLanguage(vendor, "name", language) : "",
    trial: ticket.trial_credit !== null,
    balance: balanceOf({ first, tables, ...reading }, ticket),
    decimals: merchant.currencyDecimals ?? PLAY_MONEY_DECIMALS,
    stakes: stakesOf(merchant),
    round: ticket.rounds + 1,
    commit: commitOf(ticket.seed),
  };
}

function stakesOf({ currencyDecimals }: Merchant): readonly Minor[] {
  return STAKES.map((stake) => toMinor(stake, currencyDecimals));
}

function languageOf(body: Body): TextLanguage {
  return baseLanguage(languages.find(({ code }) => code === body["language"])?.code ?? "en");
}

function text(body: Body, field: string): string {
  const value = body[field];
  return typeof value === "string" ? value : "";
}

function number(body: Body, field: string): number {
  const value = body[field];
  if (typeof value !== "number" || !Number.isSafeInteger(value))
    throw new ApiError("FIELD_INVALID", { field, rule: "integer" });
  return value;
}
