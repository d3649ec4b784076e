import type { BalanceAnswer } from "@livery/platform/decoders/balance.gen.js";
import { type Route, sessionOf } from "../visit.ts";

/** AP-020: what the member has, in whole points and hundredths; the database counts hundredths. */
export const balance: Route<BalanceAnswer> = (visit) => ({ sumBalance: sessionOf(visit).member.balance / 100 });
