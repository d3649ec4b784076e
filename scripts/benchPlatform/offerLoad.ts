import autocannon, { type Client, type Request, type Result } from "autocannon";
import { createHistogram } from "node:perf_hooks";
import type { Operation, Operations } from "./operation.ts";

/** Answers slower than this are errors. */
const TIMEOUT_S = 30;
const MICROSECONDS = 1000;

interface LoadOptions {
  /** Host and port. */
  readonly host: string;
  readonly operations: Operations;
  readonly connections: number;
  readonly seconds: number;
  /** How many a second are offered; as many as get answered if left out. */
  readonly perSecond?: number;
}

/** The result of a load. Times are milliseconds from the request to the whole response. */
export interface Load {
  /** Successful responses per second. */
  readonly perSecond: number;
  /** All responses per second. */
  readonly responsesPerSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly slowest: number;
  /** Answers by their status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Broken connections, and requests without a response in time. */
  readonly broken: number;
  /** Responses with status 200 that do not report success. */
  readonly unsuccessful: number;
}

/** Sends operations over kept connections, each with one request on its way at a time. */
export async function offerLoad({ host, operations, connections, seconds, perSecond }: LoadOptions): Promise<Load> {
  const times = createHistogram();
  const statuses: Record<number, number> = {};
  let unsuccessful = 0;
  const answered = ({ onResponse }: Operation, status: number, body: string): void => {
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status !== 200) return;
    // A compressed body is not parsed: with this status it reports success, as the contract tests show.
    if (body.startsWith("{") && !body.startsWith('{"success":true')) unsuccessful += 1;
    else onResponse?.(body);
  };
  const [, port] = host.split(":");
  const options = {
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    timeout: TIMEOUT_S,
    ...(perSecond !== undefined && { overallRate: Math.round(perSecond) }),
    setupClient: (client: Client) => client.setRequests([requestsOf(operations, answered)]),
  };
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  autocannon(options, (error, result) => (error ? reject(error as Error) : resolve(result))).on(
    "response",
    (_client: Client, _status: number, _bytes: number, milliseconds: number) =>
      times.record(Math.max(1, Math.round(milliseconds * MICROSECONDS))),
  );
  const { errors, duration } = await promise;
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return {
    perSecond: (statuses[200] ?? 0) / duration,
    responsesPerSecond: all / duration,
    p50: times.percentile(50) / MICROSECONDS,
    p95: times.percentile(95) / MICROSECONDS,
    p99: times.percentile(99) / MICROSECONDS,
    slowest: times.max / MICROSECONDS,
    statuses,
    broken: errors,
    unsuccessful,
  };
}

/** The requests of one connection, one at a time. */
function requestsOf(
  operations: Operations,
  answered: (operation: Operation, status: number, body: string) => void,
): Request {
  let current: Operation;
  return {
    setupRequest(request) {
      current = operations();
      return { ...request, ...current.request };
    },
    onResponse: (status, body) => answered(current, status, body),
  };
}
