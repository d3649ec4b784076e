import type { ContractCall, Contract, Fields, LiveCallId } from "./contract.ts";
import { callOf, isRead } from "./contract.ts";
import { type Plan, plans } from "./plans.ts";

/** Fields that only a person can fill in. */
const HUMAN: readonly string[] = ["captcha", "captchaId", "slideProof"];

export interface RequestOptions {
  readonly merchant: string;
  readonly paymentPassword?: string | undefined;
  /** The login password, for the calls that ask for it again. */
  readonly password?: string | undefined;
}

/** A request, or why there is none. */
export type Prepared =
  | { readonly ready: true; readonly fields: Fields }
  | { readonly ready: false; readonly because: string };

/** The value of a successful answer to a call, asked for now; undefined if there is none. */
export type AnswerOf = (source: ContractCall) => Promise<unknown>;

export function planOf({ call }: ContractCall): Plan {
  return plans[call.id as LiveCallId] ?? {};
}

/** Whether the checks may do what a call does. */
export function isCarriedOut(contractCall: ContractCall): boolean {
  return planOf(contractCall).never === undefined;
}

/** The value at a JSON pointer. */
export function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((found, name) => (found as Readonly<Record<string, unknown>> | undefined)?.[name], value);
}

/** A value that nobody has used before. */
function freshValue(name: string): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte % 10).join("");
  return name === "username" ? `conf${digits.slice(0, 6)}` : digits;
}

/** The fields that a site always sends with a call. */
function fixedFields({ call, fields }: ContractCall, merchant: string): Fields {
  const { query, json, form } = call.encode({ language: "en" } as never, { merchant });
  const sent = Object.entries((query ?? json ?? form ?? {}) as Fields);
  return Object.fromEntries(sent.filter(([name, value]) => name in fields && value !== undefined));
}

/** A valid request without anything from other answers: what it names may not exist. */
export function sampleRequest(
  contractCall: ContractCall,
  { merchant, paymentPassword, password }: RequestOptions,
): Fields {
  const { call, example, required, fields } = contractCall;
  const confirming = call.changesIdentity?.password;
  const { without = [], fresh = [] } = planOf(contractCall);
  // The optional fields of a read only narrow its answer down.
  const wanted = Object.entries(example).filter(([name]) =>
    isRead(contractCall) ? required.includes(name) : ![...without, ...HUMAN].includes(name),
  );
  return {
    ...Object.fromEntries(wanted),
    ...fixedFields(contractCall, merchant),
    ...Object.fromEntries(fresh.map((name) => [name, freshValue(name)])),
    ...("paymentPassword" in fields && paymentPassword !== undefined && { paymentPassword }),
    ...(confirming !== undefined && password !== undefined && { [confirming]: password }),
  };
}

/** A request whose ids exist: they come from the answers that the call's plan names. */
export async function requestFor(
  contractCall: ContractCall,
  { contract, answerOf, ...options }: RequestOptions & { readonly contract: Contract; readonly answerOf: AnswerOf },
): Promise<Prepared> {
  const { from = {} } = planOf(contractCall);
  const answers = new Map<string, unknown>();
  const fields: Record<string, unknown> = { ...sampleRequest(contractCall, options) };
  for (const [name, [id, at]] of Object.entries(from)) {
    if (!answers.has(id)) answers.set(id, await answerOf(callOf(contract, id)));
    const value = valueAt(answers.get(id), at);
    if (value === undefined) return { ready: false, because: `${id} names nothing for its field "${name}"` };
    fields[name] = value;
  }
  return { ready: true, fields };
}

const wrongTexts = { integer: "many", number: "many", boolean: "perhaps" } as const;

/** A value that a field does not allow; undefined if it allows every text. */
export function wrongValue(contractCall: ContractCall, name: string): unknown {
  const { type, enum: choices, pattern } = contractCall.fields[name] ?? {};
  const isText = isRead(contractCall) || contractCall.isForm;
  // In a body, nothing else is an object within an object.
  if (!isText) return type === "object" ? "a text" : { not: "allowed" };
  if (choices !== undefined || pattern !== undefined) return "not-allowed";
  return wrongTexts[type as keyof typeof wrongTexts];
}
