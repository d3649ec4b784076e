import { allCalls } from "@livery/platform/allCalls.gen.ts";
import { type RegisterCall, parseLedgerCalls } from "@livery/platform/registerCalls.ts";
import { type FileChanges, type ReadFile, ScaffoldError, readExisting, refuseExisting } from "./sourceFiles.ts";

interface CallOptions {
  /** The call's name in our terms: `walletBalance`. */
  readonly id: string;
  /** Its row of the register: `AP-020`. */
  readonly row: string;
  /** Which of the row's paths and methods to use, if it has several. */
  readonly path?: string | undefined;
  readonly method?: string | undefined;
  /** What it does, in a few words: the start of its comment. */
  readonly does?: string | undefined;
}

const LEDGER = "docs/requirements.md";

type Described = Readonly<Record<"id" | "method" | "path", string>>;

/** The row's call, among those without a file. */
function findLedgerCall(
  requirement: string,
  { row, path, method }: CallOptions,
  described: readonly Described[],
): RegisterCall {
  const all = parseLedgerCalls(requirement).filter((call) => call.row === row);
  if (all.length === 0) throw new ScaffoldError(`${row} is not a row of ${LEDGER} with a path and a method.`);
  const idOf = (call: RegisterCall) =>
    described.find((known) => known.path === call.path && known.method === call.method)?.id;
  const calls = all.filter((call) => idOf(call) === undefined);
  if (calls.length === 0) {
    const known = all.map((call) => `packages/platform/src/calls/${idOf(call)}.ts`).join(", ");
    throw new ScaffoldError(`${row} is already in ${known}. A new call needs its own row in ${LEDGER}.`);
  }
  const [call, ...others] = calls.filter(
    (one) => (path === undefined || one.path === path) && (method === undefined || one.method === method),
  );
  if (call !== undefined && others.length === 0) return call;
  const named = calls.map((one) => `--method ${one.method} --path ${one.path}`).join("\n  ");
  throw new ScaffoldError(`${row} names several calls. Say which one is meant:\n  ${named}`);
}

function typeName(id: string, kind: "Response" | "Request"): string {
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}${kind}`;
}

/** Whether the call takes fields: then they have their own schema, which generates their type. */
function takesFields({ request, takesPaymentPassword }: RegisterCall): boolean {
  return request !== "–" || takesPaymentPassword;
}

/** A first encoder, which sends the request unchanged. */
function encoderOf(call: RegisterCall): string {
  if (!takesFields(call)) return "() => ({})";
  const kind = call.method === "GET" ? "query" : call.request.includes("form-encoded") ? "form" : "json";
  return kind === "json" ? "(json) => ({ json })" : `(${kind}) => ({ ${kind}: { ...${kind} } })`;
}

function callSource({ id, row, does = id }: CallOptions, call: RegisterCall): string {
  const answer = typeName(id, "Response");
  const request = takesFields(call) ? typeName(id, "Request") : "undefined";
  const use = /^[A-Z]{2}-\d{3}/.test(call.use) ? call.use : "";
  const requestImport = takesFields(call) ? `\nimport type { ${request} } from "../requests/${id}.gen.js";` : "";
  return `import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ${answer}, shape } from "../decoders/${id}.gen.js";${requestImport}

/** ${does} (${[row, use].filter((name) => name !== "").join(", ")}). */
export const ${id}: Call<${request}, ${answer}> = {
  id: "${id}",
  requirement: "${row}",
  method: "${call.method}",
  path: "${call.path}",
  auth: "${call.auth}",
  encrypted: ${call.encrypted},
  idempotent: ${call.method === "GET"},
${call.takesIdempotencyKey ? "  takesIdempotencyKey: true,\n" : ""}  status: "planned",
  encode: ${encoderOf(call)},
  decode: (value) => decode(shape, value, (answer) => answer),
};
`;
}

function schemaText(schema: Readonly<Record<string, unknown>>): string {
  return `${JSON.stringify({ $schema: "https://json-schema.org/draft/2020-12/schema", ...schema }, null, 2)}\n`;
}

function answerSchema(id: string, row: string, { path }: RegisterCall): string {
  const description = `The response of ${path} (${row}).`;
  return schemaText({ $id: id, title: typeName(id, "Response"), description, type: "object", properties: {} });
}

/** The fields of a request, including the payment password if the register requires it. */
function requestSchema(id: string, row: string, { path, takesPaymentPassword }: RegisterCall): string {
  const description = "The member's payment password.";
  const password = { type: "string", description, examples: ["135790"], minLength: 1, maxLength: 64 };
  return schemaText({
    $id: id,
    title: typeName(id, "Request"),
    description: `The input of ${path} (${row}).`,
    type: "object",
    ...(takesPaymentPassword && { required: ["paymentPassword"] }),
    properties: takesPaymentPassword ? { paymentPassword: password } : {},
  });
}

/**
 * A new call of the platform: its row, and the schemas from which its decoder and its types are generated. `described`
 * are the existing calls.
 */
export function planCall(
  read: ReadFile,
  options: CallOptions,
  described: readonly Described[] = allCalls,
): FileChanges {
  const { id, row } = options;
  if (!/^[a-z][A-Za-z0-9]+$/.test(id))
    throw new ScaffoldError(`"${id}" cannot be the name of a call: write it like walletBalance.`);
  const call = findLedgerCall(readExisting(read, LEDGER), options, described);
  const changes = {
    [`packages/platform/src/calls/${id}.ts`]: callSource(options, call),
    [`schemas/platform/${id}.schema.json`]: answerSchema(id, row, call),
    ...(takesFields(call) && { [`schemas/platform/requests/${id}.schema.json`]: requestSchema(id, row, call) }),
  };
  refuseExisting(read, Object.keys(changes));
  return changes;
}
