import { callBody } from "@livery/platform/callBody.ts";
import { addressOf } from "@livery/platform/callRequest.ts";
import { createJweEncryption } from "@livery/platform/encryption/createJweEncryption.ts";
import type { WireFields } from "@livery/platform/call.ts";
import { requestHeaders } from "@livery/product/requestHeaders.ts";
import { setTimeout as sleep } from "node:timers/promises";
import type { ContractCall, Fields } from "./contract.ts";

/** What a platform answered: a response, or why there is none. */
export type Answer =
  | {
      readonly came: true;
      readonly status: number;
      readonly contentType: string;
      readonly text: string;
      /** The parsed body; undefined if it is not JSON. */
      readonly body: unknown;
    }
  | { readonly came: false; readonly why: string };

export interface Sending {
  readonly token?: string | undefined;
  /** Undefined for none. */
  readonly key?: string | undefined;
  /** Another merchant than the site's. */
  readonly merchant?: string;
  /** Another method than the call's. */
  readonly method?: string;
  /** Sends the body of an encrypted call in clear. */
  readonly plain?: boolean;
}

/** Sends a request as it is: also those that no site would send. */
export type Ask = (contractCall: ContractCall, fields: Fields, sending?: Sending) => Promise<Answer>;

export interface AskOptions {
  readonly url: string;
  readonly merchant: string;
  readonly tokenHeader: string;
  /** Paths that replace a call's own, by the call's id (AP-F). */
  readonly endpoints?: Readonly<Partial<Record<string, string>>>;
  readonly timeoutMs: number;
  /** The key for encrypted calls; without it, they are sent in clear. */
  readonly publicKey?: string;
  readonly signal: AbortSignal;
  readonly fetch?: typeof globalThis.fetch;
  /** Called before each wait that the platform asks for. */
  readonly waits: () => void;
}

/** How often a request is repeated that came too early, and how long each wait may be. */
const MOST_WAITS = 5;
const LONGEST_WAIT_S = 10;
const SECOND_MS = 1000;

/** Why a connection failed, in words. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: "the connection was refused",
  ECONNRESET: "the connection was closed",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "the host's name could not be resolved",
  UND_ERR_SOCKET: "the connection was closed",
};

function reasonOf(error: unknown, timeoutMs: number): string {
  if (error instanceof Error && error.name === "TimeoutError") return `no answer within ${timeoutMs / SECOND_MS} s`;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = (cause as { code?: unknown } | undefined)?.code;
  return reasons[String(code)] ?? (cause instanceof Error ? cause.message : String(cause));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The client of the checks. It waits and repeats a request that the platform calls too early (429). */
export function createAsk(options: AskOptions): { readonly ask: Ask; readonly requests: () => number } {
  const {
    url: origin,
    merchant,
    tokenHeader,
    endpoints = {},
    timeoutMs,
    publicKey,
    signal,
    fetch = globalThis.fetch,
  } = options;
  const encryption = publicKey === undefined ? undefined : createJweEncryption(publicKey);
  let requests = 0;

  async function bodyOf(
    { call }: ContractCall,
    fields: Fields,
    { plain }: Sending,
  ): Promise<ReturnType<typeof callBody> | undefined> {
    if (call.method === "GET") return undefined;
    const isEncrypted = call.encrypted && encryption !== undefined && plain !== true;
    return callBody(
      call,
      isEncrypted ? { ...(await encryption.encrypt(fields, { merchant, call: call.id })) } : fields,
    );
  }

  async function once(contractCall: ContractCall, fields: Fields, sending: Sending): Promise<Response> {
    const { call } = contractCall;
    const { method = call.method } = sending;
    const body = await bodyOf(contractCall, fields, sending);
    const headers = {
      [requestHeaders.accept]: "application/json",
      [requestHeaders.merchant]: sending.merchant ?? merchant,
      [requestHeaders.language]: "en",
      ...(sending.token !== undefined && { [tokenHeader]: sending.token }),
      ...(sending.key !== undefined && { [requestHeaders.idempotencyKey]: sending.key }),
      ...(typeof body === "string" && { [requestHeaders.contentType]: "application/json" }),
    };
    requests += 1;
    return fetch(
      new Request(addressOf(call, call.method === "GET" ? (fields as WireFields) : undefined, { origin, endpoints }), {
        method,
        headers,
        redirect: "manual",
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        ...(body !== undefined && { body }),
      }),
    );
  }

  const ask: Ask = async (contractCall, fields, sending = {}) => {
    try {
      let response = await once(contractCall, fields, sending);
      for (let waited = 0; response.status === 429 && waited < MOST_WAITS; waited += 1) {
        const seconds = Number(response.headers.get("Retry-After") ?? Number.NaN);
        if (!(seconds >= 0 && seconds <= LONGEST_WAIT_S)) break;
        options.waits();
        await sleep(seconds * SECOND_MS, undefined, { signal });
        response = await once(contractCall, fields, sending);
      }
      const text = await response.text();
      const contentType = response.headers.get("Content-Type") ?? "";
      return { came: true, status: response.status, contentType, text, body: parsed(text) };
    } catch (error) {
      if (signal.aborted) throw error;
      return { came: false, why: reasonOf(error, timeoutMs) };
    }
  };
  return { ask, requests: () => requests };
}
