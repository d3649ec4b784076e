import { needsSession } from "@livery/platform/needsSession.ts";
import { type ContractCall, type Fields, callOf, isAboutMoney } from "./contract.ts";
import type { Sending } from "./createAsk.ts";
import { identityRefusals } from "./identityRefusals.ts";
import { judgeSuccess, refusalDeviations, refusedByState } from "./judge.ts";
import { isCarriedOut, planOf, sampleRequest, valueAt, wrongValue } from "./requestFor.ts";
import type { Deviation } from "./schemaDeviations.ts";
import { askProperly, prepare, type Visit } from "./visit.ts";

/** What every call must refuse. */
export interface Refusal {
  readonly check: string;
  readonly applies: (contractCall: ContractCall, visit: Visit) => boolean;
  /** Whether it needs no session of the call's own kind. */
  readonly isAnonymous?: true;
  /** Why it cannot be tried at the moment. */
  readonly hindrance?: (visit: Visit) => string | undefined;
  /** The differences, or why it could not be tried. */
  readonly deviations: (visit: Visit, contractCall: ContractCall) => Promise<readonly Deviation[] | string>;
}

const NOT_A_TOKEN = "livery-conform-no-session";
const NOT_A_MERCHANT = "LIVERY-CONFORM-NO-MERCHANT";

/** Very many fields that no call has: more than a megabyte of JSON. */
const megabyte: Fields = Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`field${index}`, index]));

/** The signature of a PNG with a page behind it, as base64. */
const HALF_PICTURE = btoa("\x89PNG\r\n\x1a\n<script>alert(1)</script>");

/** Sends a request as it should be, but for one thing, and compares the answer with a refusal. */
function refused(status: number, wrong: (visit: Visit, contractCall: ContractCall) => Sending): Refusal["deviations"] {
  return async (visit, contractCall) => {
    const fields = sampleRequest(contractCall, visit);
    return refusalDeviations(await askProperly(visit, contractCall, fields, wrong(visit, contractCall)), [status]);
  };
}

/** Sends a request for each field, with that field changed, and compares the answers with refusals. */
function refusedForEach(
  names: (contractCall: ContractCall) => readonly string[],
  change: (fields: Fields, name: string, contractCall: ContractCall) => Fields,
  title: (name: string) => string,
): Refusal["deviations"] {
  return async (visit, contractCall) => {
    const found: Deviation[] = [];
    for (const name of names(contractCall)) {
      const fields = change(sampleRequest(contractCall, visit), name, contractCall);
      const deviations = refusalDeviations(await askProperly(visit, contractCall, fields), [422]);
      found.push(...deviations.map((one) => ({ ...one, expected: `${one.expected} ${title(name)}` })));
    }
    return found;
  };
}

const needsToken = ({ call }: ContractCall): boolean => needsSession(call);
const withoutToken = (): Sending => ({ token: undefined });
const wrongNames = (contractCall: ContractCall): readonly string[] =>
  Object.keys(contractCall.fields).filter((name) => wrongValue(contractCall, name) !== undefined);

/** Where the bounds of a call's amount are shown: the call, and the place of the lower one. */
const boundsOf = (contractCall: ContractCall) => {
  const place = planOf(contractCall).from?.["amount"];
  return place?.[1].endsWith("/minimum") ? place : undefined;
};

/**
 * Sends amounts that are a minor unit out of the bounds that the platform shows, one with a fraction of a minor unit, and a
 * negative one. All are refused, in whatever currency; an answer without bounds differs elsewhere.
 */
async function outOfBounds(visit: Visit, contractCall: ContractCall): Promise<readonly Deviation[]> {
  const [id, at] = boundsOf(contractCall)!;
  const source = callOf(visit.contract, id);
  const shown = judgeSuccess(source, await askProperly(visit, source, {}), visit.contract);
  const prepared = await prepare(visit, contractCall);
  if (!shown.ok || !prepared.ready) return [];
  const [least, most] = [valueAt(shown.value, at), valueAt(shown.value, at.replace(/minimum$/, "maximum"))].map(Number);
  if (least === undefined || most === undefined) return [];
  const found: Deviation[] = [];
  for (const amount of [least - 1, most + 1, least + 0.5, -least]) {
    const answer = await askProperly(visit, contractCall, { ...prepared.fields, amount });
    const deviations = refusalDeviations(answer, refusedByState);
    found.push(...deviations.map((one) => ({ ...one, expected: `${one.expected} for the amount ${amount}` })));
  }
  return found;
}

/** Requests that lack something that the register demands of every call (AP-072c, AP-G, AU-075, RO-006, RO-008). */
export const refusals: readonly Refusal[] = [
  {
    check: "a request without a session",
    isAnonymous: true,
    applies: needsToken,
    deviations: refused(401, withoutToken),
  },
  {
    check: "a request with an unknown session",
    isAnonymous: true,
    applies: (contractCall) => needsToken(contractCall) || contractCall.call.auth === "ifAny",
    deviations: refused(401, () => ({ token: NOT_A_TOKEN })),
  },
  {
    check: "a request for an unknown merchant",
    isAnonymous: true,
    applies: () => true,
    deviations: refused(400, () => ({ merchant: NOT_A_MERCHANT })),
  },
  {
    check: "a request with another method",
    isAnonymous: true,
    applies: () => true,
    async deviations(visit, contractCall) {
      // Without a session, because no platform should know what it would change. It may refuse that first.
      const statuses = needsToken(contractCall) ? [405, 401] : [405];
      return refusalDeviations(await visit.ask(contractCall, {}, { method: "PATCH" }), statuses);
    },
  },
  {
    check: "a member who is not an agent",
    isAnonymous: true,
    applies: ({ call }) => call.auth === "agent",
    hindrance: ({ tokens }) =>
      tokens.member === undefined ? "it needs a member who is not an agent (--account)" : undefined,
    deviations: refused(403, ({ tokens }) => ({ token: tokens.member })),
  },
  {
    check: "a trial account",
    isAnonymous: true,
    applies: (contractCall) => isAboutMoney(contractCall) && isCarriedOut(contractCall),
    hindrance: ({ tokens }) => (tokens.trial === undefined ? "it needs a trial account (--trial)" : undefined),
    deviations: refused(403, ({ tokens }) => ({ token: tokens.trial })),
  },
  {
    check: "a request without a required field",
    applies: ({ required }) => required.length > 0,
    deviations: refusedForEach(
      ({ required }) => required,
      (fields, name) => Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name)),
      (name) => `for a request without "${name}"`,
    ),
  },
  {
    check: "a field of the wrong type",
    applies: (contractCall) => wrongNames(contractCall).length > 0,
    deviations: refusedForEach(
      wrongNames,
      (fields, name, contractCall) => ({ ...fields, [name]: wrongValue(contractCall, name) }),
      (name) => `for a wrong "${name}"`,
    ),
  },
  {
    check: "a body of a megabyte",
    // With a required field missing, nobody should carry it out.
    applies: ({ call, required }) => call.method !== "GET" && required.length > 0,
    async deviations(visit, contractCall) {
      return refusalDeviations(await askProperly(visit, contractCall, megabyte, { plain: true }), [413, 400]);
    },
  },
  {
    check: "a file that only begins like a picture",
    applies: ({ file }) => file?.isNeeded === true,
    async deviations(visit, contractCall) {
      const { name = "" } = contractCall.file ?? {};
      const fields = { ...sampleRequest(contractCall, visit), [name]: HALF_PICTURE };
      return refusalDeviations(await askProperly(visit, contractCall, fields), [422]);
    },
  },
  {
    check: "an amount out of its bounds",
    applies: (contractCall) => boundsOf(contractCall) !== undefined,
    deviations: outOfBounds,
  },
  {
    check: "a request without a key",
    applies: (contractCall) => contractCall.call.takesIdempotencyKey === true && isCarriedOut(contractCall),
    deviations: refused(400, () => ({ key: undefined })),
  },
  {
    check: "a key that is too short",
    applies: (contractCall) => contractCall.call.takesIdempotencyKey === true && isCarriedOut(contractCall),
    deviations: refused(400, () => ({ key: "short" })),
  },
  {
    check: "a wrong password",
    applies: ({ call }) => call.id === "login",
    async deviations(visit, contractCall) {
      return refusalDeviations(await visit.ask(contractCall, sampleRequest(contractCall, visit)), refusedByState);
    },
  },
  ...identityRefusals,
  {
    check: "a body that is not encrypted",
    applies: (contractCall, visit) => visit.isEncrypted && contractCall.call.encrypted && isCarriedOut(contractCall),
    deviations: refused(400, () => ({ plain: true })),
  },
];
