import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { type FileField, fileFieldOf } from "@livery/platform/fileField.ts";
import { needsSession } from "@livery/platform/needsSession.ts";
import { createExamples, fileExamples } from "../openapi/examples.ts";
import { type JsonSchema, readSchemas } from "../openapi/readSchemas.ts";
import { schemaComponents, titleOf } from "../openapi/schemaComponents.ts";

type AnyCall = Call<never, unknown>;
export type LiveCallId = keyof typeof liveCalls;

/** The fields of a request, in the platform's names. */
export type Fields = Readonly<Record<string, unknown>>;

/** One call as the contract describes it. */
export interface ContractCall {
  readonly call: AnyCall;
  /** The schemas of the request's fields, by name. */
  readonly fields: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
  /** A valid request, as the schema describes it; files are base64. */
  readonly example: Fields;
  /** The schema of the response's value; undefined if the call only reports success. */
  readonly answer: JsonSchema | undefined;
  /** Whether the request is sent as a form. */
  readonly isForm: boolean;
  /** The field whose values are files. */
  readonly file: FileField | undefined;
}

export interface Contract {
  readonly calls: ReadonlyMap<string, ContractCall>;
  /** The schemas that others refer to. */
  readonly components: Readonly<Record<string, JsonSchema>>;
}

let known: Promise<Contract> | undefined;

/** What a platform must implement: the live calls of @livery/platform, with their schemas. Read once. */
export function readContract(): Promise<Contract> {
  return (known ??= makeContract());
}

async function makeContract(): Promise<Contract> {
  const schemas = await readSchemas();
  const components = schemaComponents(schemas);
  const examples = createExamples(components);
  const calls = Object.values<AnyCall>(liveCalls).map((call): [string, ContractCall] => {
    const request = schemas.requests.get(call.id);
    const answer = schemas.answers.get(call.id);
    const file = request && fileFieldOf(request);
    const fields = (request?.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
    const json = (request === undefined ? {} : (examples(titleOf(request))[0] ?? {})) as Fields;
    const title = answer && ["type", "$ref"].some((key) => key in answer) ? titleOf(answer) : undefined;
    return [
      call.id,
      {
        call,
        fields,
        required: (request?.required ?? []) as readonly string[],
        example: { ...json, ...(file?.isNeeded && { [file.name]: fileExamples(fields[file.name] ?? {}) }) },
        answer: title === undefined ? undefined : components[title],
        isForm: call.encode({} as never, { merchant: "" }).form !== undefined,
        file,
      },
    ];
  });
  return { calls: new Map(calls), components };
}

/** A call of the contract. Throws for one that it does not have. */
export function callOf({ calls }: Contract, id: LiveCallId): ContractCall {
  const found = calls.get(id);
  if (found === undefined) throw new Error(`There is no live call ${id}.`);
  return found;
}

/** Whether a call only reads. */
export function isRead({ call }: ContractCall): boolean {
  return call.method === "GET";
}

/** Whether it moves money or asks for the payment password: what a trial account may not do (RO-008). */
export function isAboutMoney({ call, fields }: ContractCall): boolean {
  if (call.method === "GET" || !needsSession(call)) return false;
  return "paymentPassword" in fields || Object.values(fields).some((field) => field["x-unit"] === "minor");
}
