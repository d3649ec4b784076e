import type { Call } from "@livery/platform/call.ts";
import { type FileField, fileFieldOf } from "@livery/platform/fileField.ts";
import { FIELDS_PART } from "@livery/platform/multipart.ts";
import { needsSession } from "@livery/platform/needsSession.ts";
import { areaOf } from "./callAreas.ts";
import { content, type Described, envelope } from "./envelope.ts";
import { type Examples, fileExamples } from "./examples.ts";
import type { JsonSchema, PlatformSchemas } from "./readSchemas.ts";
import { componentRef, titleOf } from "./schemaComponents.ts";

type AnyCall = Call<never, unknown>;

export interface OperationOptions {
  readonly schemas: PlatformSchemas;
  readonly examples: Examples;
  readonly summary: string;
}

const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` });
const response = (name: string) => ({ $ref: `#/components/responses/${name}` });

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";
const MULTIPART_TYPE = "multipart/form-data";

/** One call as an operation of an OpenAPI document. */
export function operation(call: AnyCall, options: OperationOptions): JsonSchema {
  const { schemas, examples, summary } = options;
  const request = schemas.requests.get(call.id);
  const isRead = call.method === "GET";
  return {
    operationId: call.id,
    tags: [areaOf(call)],
    summary,
    description: descriptionOf(call),
    "x-livery-requirement": call.requirement,
    "x-livery-encrypted": call.encrypted,
    ...(call.changesIdentity && { "x-livery-identity": call.changesIdentity }),
    security: securityOf(call),
    parameters: [
      parameter("Merchant"),
      parameter("Language"),
      ...(call.takesIdempotencyKey ? [parameter("IdempotencyKey")] : []),
      ...(isRead && request ? queryParameters(request) : []),
    ],
    ...(!isRead && request && { requestBody: requestBody(call, request, examples) }),
    responses: { 200: success(call, options), ...refusals(call, request) },
  };
}

function descriptionOf(call: AnyCall): string {
  const parts = [
    `Requirement ${call.requirement}.`,
    call.auth === "agent" && "Only for agents.",
    call.encrypted && "The body is encrypted in the envelope if the site has a key.",
    identityNote(call),
    call.takesIdempotencyKey && "If it is sent again with the same key, it is done once and returns the same response.",
    call.whileClosed && "It also works while the site is under maintenance or closed in the visitor's country.",
  ];
  return parts.filter(Boolean).join(" ");
}

/** What a call needs that changes credentials or contact details (AP-H). */
function identityNote({ changesIdentity }: AnyCall): string | false {
  if (!changesIdentity) return false;
  const { password } = changesIdentity;
  const needed = password === undefined ? "a code to the member's phone" : `the login password in \`${password}\``;
  return `It changes how the member is identified. It requires ${needed}, ends the member's other sessions and notifies the member.`;
}

/** The second entry of a call for everybody: it sends the token if there is one. */
function securityOf({ auth }: AnyCall): readonly JsonSchema[] {
  if (auth === "none") return [];
  if (auth === "ifAny") return [{}, { session: [] }];
  return [{ session: auth === "agent" ? ["agent"] : [] }];
}

function requiredOf(request: JsonSchema): readonly string[] {
  return (request.required ?? []) as readonly string[];
}

function queryParameters(request: JsonSchema): readonly JsonSchema[] {
  const properties = request.properties as Readonly<Record<string, JsonSchema>>;
  return Object.entries(properties).map(([name, { description, ...schema }]) => {
    return { name, in: "query", required: requiredOf(request).includes(name), description, schema };
  });
}

function requestBody(call: AnyCall, request: JsonSchema, examples: Examples): JsonSchema {
  const plain = componentRef(titleOf(request));
  const { form } = call.encode({} as never, { merchant: "" });
  const schema = call.encrypted ? { anyOf: [componentRef("Sealed"), plain] } : plain;
  const values = examples(titleOf(request));
  const file = fileFieldOf(request);
  const withoutFile = content(form ? FORM_TYPE : JSON_TYPE, { schema, examples: values });
  const withFile = file && content(MULTIPART_TYPE, multipart(request, file, { schema, examples: values }));
  return {
    ...(file && {
      description: `With files, the part \`${FIELDS_PART}\` comes first: the platform may refuse it before it reads a file.`,
    }),
    required: requiredOf(request).length > 0,
    content: { ...(file?.isNeeded !== true && withoutFile), ...withFile },
  };
}

/** A body with files: the JSON as a text in the first part, then each file in a part of its own. */
function multipart(
  { properties }: JsonSchema,
  { name, isNeeded }: FileField,
  { schema, examples }: Described,
): Described {
  const field = (properties as Readonly<Record<string, JsonSchema>>)[name] ?? {};
  const json = { type: "string", contentMediaType: JSON_TYPE, contentSchema: schema };
  const files = fileExamples(field);
  return {
    schema: {
      type: "object",
      required: [FIELDS_PART, ...(isNeeded ? [name] : [])],
      properties: { [FIELDS_PART]: json, [name]: field },
    },
    examples: examples.map((value) => ({ [FIELDS_PART]: JSON.stringify(value), [name]: files })),
  };
}

/** What names one of the member's own items, such as an order or a card, or one of an agent's members or links. */
const namesOfItems = {
  token: ["id", "card"],
  agent: ["id", "account", "parent", "code"],
  none: [],
  ifAny: [],
} as const;

/** Whether it concerns an item that may not exist. */
function namesOne(call: AnyCall, request: JsonSchema | undefined): boolean {
  return namesOfItems[call.auth].some((name) => Object.hasOwn(request?.properties ?? {}, name));
}

function success(call: AnyCall, { schemas, examples }: OperationOptions): JsonSchema {
  const answer = schemas.answers.get(call.id);
  if (!answer) throw new Error(`${call.id} has no schema in schemas/platform.`);
  return {
    description: "Success.",
    ...(call.takesIdempotencyKey && {
      headers: { "Idempotent-Replayed": { $ref: "#/components/headers/IdempotentReplayed" } },
    }),
    content: content(JSON_TYPE, envelope(call, answer, examples)),
  };
}

function refusals(call: AnyCall, request: JsonSchema | undefined): JsonSchema {
  return {
    400: response("BadRequest"),
    ...((needsSession(call) || call.auth === "ifAny") && { 401: response("SignedOut") }),
    403: response("Forbidden"),
    ...(namesOne(call, request) && { 404: response("Unknown") }),
    405: response("WrongMethod"),
    ...(call.method !== "GET" && {
      409: response("Conflict"),
      413: response("TooLarge"),
      415: response("WrongType"),
    }),
    414: response("AddressTooLong"),
    ...(call.encode.length > 0 && { 422: response("Invalid") }),
    429: response("TooMany"),
    431: response("HeadersTooLarge"),
    503: response("Unavailable"),
    default: response("ServerError"),
  };
}
