import type { Call } from "@livery/platform/call.ts";
import { announcements } from "@livery/platform/calls/announcements.ts";
import { balance } from "@livery/platform/calls/balance.ts";
import { consolidatedFunds } from "@livery/platform/calls/consolidatedFunds.ts";
import { deposits } from "@livery/platform/calls/deposits.ts";
import { gameList } from "@livery/platform/calls/gameList.ts";
import { hotGames } from "@livery/platform/calls/hotGames.ts";
import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { rankList } from "@livery/platform/calls/rankList.ts";
import { systemStatus } from "@livery/platform/calls/systemStatus.ts";
import { transfers } from "@livery/platform/calls/transfers.ts";
import { vendors } from "@livery/platform/calls/vendors.ts";
import { whitelabel } from "@livery/platform/calls/whitelabel.ts";
import { withdrawals } from "@livery/platform/calls/withdrawals.ts";
import { needsSession } from "@livery/platform/needsSession.ts";
import type { Operations } from "./operation.ts";
import { type Site, type WireRequest, wireRequest } from "./wireRequest.ts";

const language = "ko";

/** A call with its request, and its frequency among a hundred reads. */
interface Read {
  readonly weight: number;
  readonly of: (site: Site) => WireRequest;
  readonly isMembers: boolean;
}

function read<Request>(weight: number, call: Call<Request, unknown>, request: Request): Read {
  return { weight, isMembers: needsSession(call), of: (site) => wireRequest(site, call, request) };
}

const games = (gameType: string, page: number) => ({ gameType, page, pageSize: page === 1 ? 12 : 24, language });

/**
 * The reads of typical visits: everybody's first page (its state, banners, rows of games, winners, the member and the
 * balance), some who browse games, and some who look at their orders.
 */
const reads: readonly Read[] = [
  read(10, systemStatus, { host: "site.example" }),
  read(2, whitelabel, undefined as never),
  read(10, announcements, { types: "B,PL,PU,PR", execution: "B", language }),
  read(8, hotGames, { language }),
  read(8, vendors, { language }),
  read(10, gameList, games("RNG", 1)),
  read(8, gameList, games("LIVE", 1)),
  read(6, gameList, games("RNG", 7)),
  read(8, rankList, undefined as never),
  read(8, memberInfo, undefined as never),
  read(14, balance, undefined as never),
  read(3, deposits, { pageNo: 1, pageSize: 20 }),
  read(2, withdrawals, { pageNo: 1, pageSize: 20 }),
  read(2, transfers, { pageNo: 1, pageSize: 20 }),
  read(1, consolidatedFunds, undefined as never),
];

/** The reads of a site in their shares, evenly mixed; the members' by one member after the other. */
export function readOperations(site: Site, tokens: readonly string[]): Operations {
  const cycle = reads.flatMap(({ weight, of, isMembers }) =>
    Array.from({ length: weight }, (_, index) => ({ at: (index + 0.5) / weight, request: of(site), isMembers })),
  );
  cycle.sort((one, other) => one.at - other.at);
  let next = 0;
  return () => {
    const { request, isMembers } = cycle[next % cycle.length]!;
    next += 1;
    if (!isMembers) return { request };
    const token = tokens[next % tokens.length]!;
    return { request: { ...request, headers: { ...request.headers, [site.tokenHeader]: token } } };
  };
}
