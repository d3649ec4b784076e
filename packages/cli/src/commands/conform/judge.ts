import { toApiError, unwrap } from "@livery/platform/unwrap.ts";
import { commonSchemas } from "../openapi/commonComponents.ts";
import type { Contract, ContractCall } from "./contract.ts";
import type { Answer } from "./createAsk.ts";
import { type Deviation, describeValue, schemaDeviations } from "./schemaDeviations.ts";

type Came = Extract<Answer, { came: true }>;

/** What differs in an answer, or its value. */
export type Judged =
  | { readonly ok: true; readonly value: unknown; readonly at: string }
  | { readonly ok: false; readonly deviations: readonly Deviation[] };

/** The answer as a whole, in a few words. */
export function describeAnswer(answer: Answer): string {
  if (!answer.came) return answer.why;
  const { code, said } = toApiError(answer.body);
  const isRefusal = typeof answer.body === "object" && answer.body !== null && "success" in answer.body;
  const refusal = isRefusal && answer.body.success === false ? ` (${[code, said].filter(Boolean).join(": ")})` : "";
  return `status ${answer.status}${refusal}`;
}

/** Differences of the body as such: it must be JSON. */
function formDeviations({ body, contentType, text }: Came): readonly Deviation[] {
  if (body === undefined)
    return [{ at: "", expected: "JSON", got: text === "" ? "an empty body" : describeValue(text) }];
  if (/^application\/(?:[\w.]+\+)?json\b/i.test(contentType)) return [];
  return [{ at: "", expected: "the content type application/json", got: contentType === "" ? "none" : contentType }];
}

/** Compares an answer with the contract's successful one. */
export function judgeSuccess({ call, answer: schema }: ContractCall, answer: Answer, contract: Contract): Judged {
  const wrong = (deviations: readonly Deviation[]): Judged => ({ ok: false, deviations });
  if (!answer.came) return wrong([{ at: "", expected: "an answer", got: answer.why }]);
  if (answer.status !== 200) return wrong([{ at: "", expected: "status 200", got: describeAnswer(answer) }]);
  const form = formDeviations(answer);
  if (form.length > 0) return wrong(form);
  const unwrapped = unwrap(answer.body);
  if (!unwrapped.ok) return wrong([{ at: "/success", expected: "true", got: describeAnswer(answer) }]);
  const isEnveloped = unwrapped.value !== answer.body;
  const [value, at] = call.keepsEnvelope ? [answer.body, ""] : [unwrapped.value, isEnveloped ? "/value" : ""];
  const deviations =
    schema === undefined ? [] : schemaDeviations(schema, value, { at, components: contract.components });
  return deviations.length > 0 ? wrong(deviations) : { ok: true, value, at };
}

/** Differences of an answer from a refusal with one of these statuses. */
export function refusalDeviations(answer: Answer, statuses: readonly number[]): readonly Deviation[] {
  const expected = `a refusal with status ${statuses.join(" or ")}`;
  if (!answer.came) return [{ at: "", expected, got: answer.why }];
  if (!statuses.includes(answer.status)) return [{ at: "", expected, got: describeAnswer(answer) }];
  const form = formDeviations(answer);
  return form.length > 0 ? form : schemaDeviations(commonSchemas.ApiError, answer.body);
}

/** The statuses with which a platform may refuse a valid request: what it names is unknown, or its state forbids it. */
export const refusedByState: readonly number[] = [403, 404, 409, 422];
