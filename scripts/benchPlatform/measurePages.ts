import type { Call } from "@livery/platform/call.ts";
import { bets } from "@livery/platform/calls/bets.ts";
import { contracts } from "@livery/platform/calls/contracts.ts";
import { downline } from "@livery/platform/calls/downline.ts";
import { income } from "@livery/platform/calls/income.ts";
import { teamBets } from "@livery/platform/calls/teamBets.ts";
import { teamOverview } from "@livery/platform/calls/teamOverview.ts";
import { teamProfit } from "@livery/platform/calls/teamProfit.ts";
import { teamTransactions } from "@livery/platform/calls/teamTransactions.ts";
import { BETS } from "./addTeam.ts";
import { errorsOf } from "./measureRounds.ts";
import { offerLoad } from "./offerLoad.ts";
import type { PlatformProcess } from "./platformProcess.ts";
import type { Team } from "./addTeam.ts";
import { wireRequest } from "./wireRequest.ts";

const WARM_UP_S = 1;
const DAY_MS = 86_400_000;
const PAGE_SIZE = 20;

/** A page of records, opened again and again by one visitor. */
interface Page {
  readonly name: string;
  readonly by: keyof Team;
  readonly call: Call<never, unknown>;
  readonly request: object;
}

/** How long a page takes, in milliseconds. */
export interface PageFound {
  readonly name: string;
  readonly p50: number;
  readonly p95: number;
  readonly errors: readonly string[];
}

function pages(now: number): Page[] {
  const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  const year = { from: day(now - 365 * DAY_MS), to: day(now) };
  const month = { from: day(now - 30 * DAY_MS), to: day(now) };
  const page = <Request extends object>(
    name: string,
    by: keyof Team,
    call: Call<Request, unknown>,
    request: Request,
  ): Page => ({
    name,
    by,
    call: call as Call<never, unknown>,
    request,
  });
  return [
    page("downline, those directly below", "agent", downline, { pageSize: PAGE_SIZE }),
    page("downline, a search in 5,000", "agent", downline, { account: "team", pageSize: PAGE_SIZE }),
    page("team overview of a month", "agent", teamOverview, month),
    page("team overview of a year", "agent", teamOverview, year),
    page("members' profit and loss of a year", "agent", teamProfit, { ...year, pageSize: PAGE_SIZE }),
    page("bets of the team in a year", "agent", teamBets, { ...year, pageSize: PAGE_SIZE }),
    page("transactions of the team in a year", "agent", teamTransactions, { ...year, pageSize: PAGE_SIZE }),
    page("income of a year", "agent", income, { ...year, pageSize: PAGE_SIZE }),
    page("contracts of one kind", "agent", contracts, { kind: "dividend" }),
    page("bets of a year, first of 10,000 pages", "busy", bets, { ...year, pageSize: PAGE_SIZE }),
    page("bets of a year, last page", "busy", bets, { ...year, pageNo: BETS / PAGE_SIZE, pageSize: PAGE_SIZE }),
  ];
}

/** Opens each page again and again over one connection, so that nothing but the platform takes time. */
export async function measurePages(
  { site, team }: Pick<PlatformProcess, "site" | "team">,
  seconds: number,
): Promise<PageFound[]> {
  if (!team) throw new Error("The platform has no team.");
  const found: PageFound[] = [];
  for (const { name, by, call, request } of pages(Date.now())) {
    const sent = wireRequest(site, call, request as never, team[by]);
    const load = { host: site.host, connections: 1, operations: () => ({ request: sent }) };
    const warmUp = await offerLoad({ ...load, seconds: WARM_UP_S });
    const measured = await offerLoad({ ...load, seconds });
    const errors = [warmUp, measured].flatMap((one) => errorsOf(one));
    found.push({ name, p50: measured.p50, p95: measured.p95, errors });
  }
  return found;
}
