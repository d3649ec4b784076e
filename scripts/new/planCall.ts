import { type LedgerCall, parseLedgerCalls } from "@livery/platform/ledgerCalls.ts";
import { type FileChanges, type ReadFile, ScaffoldError, readExisting, refuseExisting } from "./sourceFiles.ts";

interface CallOptions {
  /** The call's name in our terms: `walletBalance`. */
  readonly id: string;
  /** Its row of the ledger: `AP-020`. */
  readonly row: string;
  /** Which of the row's paths and methods, where it names several. */
  readonly path?: string | undefined;
  readonly method?: string | undefined;
  /** What it does, in a few words: the start of its comment. */
  readonly does?: string | undefined;
}

const LEDGER = "docs/requirements.md";

/** The one call of the row that is meant. */
function findLedgerCall(ledger: string, { row, path, method }: CallOptions): LedgerCall {
  const calls = parseLedgerCalls(ledger).filter((call) => call.row === row);
  if (calls.length === 0) throw new ScaffoldError(`${row} is no row of ${LEDGER} that names a path and a method.`);
  const [call, ...others] = calls.filter(
    (one) => (path === undefined || one.path === path) && (method === undefined || one.method === method),
  );
  if (call !== undefined && others.length === 0) return call;
  const named = calls.map((one) => `--method ${one.method} --path ${one.path}`).join("\n  ");
  throw new ScaffoldError(`${row} names several calls. Say which one is meant:\n  ${named}`);
}

function answerName(id: string): string {
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}Answer`;
}

/** A first encoder, which sends the platform's own names: what a screen asks for is said when there is one. */
function encoderOf({ method, request }: LedgerCall): { readonly request: string; readonly encode: string } {
  if (request === "–") return { request: "undefined", encode: "() => ({})" };
  const kind = method === "GET" ? "query" : request.includes("form-encoded") ? "form" : "json";
  return { request: "WireFields", encode: `(${kind}) => ({ ${kind} })` };
}

function callSource({ id, row, does = id }: CallOptions, call: LedgerCall): string {
  const answer = answerName(id);
  const { request, encode } = encoderOf(call);
  const use = /^[A-Z]{2}-\d{3}/.test(call.use) ? call.use : "";
  return `import type { Call${request === "WireFields" ? ", WireFields" : ""} } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ${answer}, shape } from "../decoders/${id}.gen.js";

/** ${does} (${[row, use].filter((name) => name !== "").join(", ")}). */
export const ${id}: Call<${request}, ${answer}> = {
  id: "${id}",
  ledger: "${row}",
  method: "${call.method}",
  path: "${call.path}",
  auth: "${call.auth}",
  encrypted: ${call.encrypted},
  idempotent: ${call.method === "GET"},
  status: "planned",
  encode: ${encode},
  decode: (value) => decode(shape, value, (answer) => answer),
};
`;
}

function schemaSource(id: string, row: string, { path }: LedgerCall): string {
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: id,
    title: answerName(id),
    description: `The answer of ${path} (${row}).`,
    type: "object",
    properties: {},
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** A new call of the platform: its row and encoder, and the schema that its decoder and type are generated from. */
export function planCall(read: ReadFile, options: CallOptions): FileChanges {
  const { id, row } = options;
  if (!/^[a-z][A-Za-z0-9]+$/.test(id))
    throw new ScaffoldError(`"${id}" is no name for a call: write it like walletBalance.`);
  const call = findLedgerCall(readExisting(read, LEDGER), options);
  const changes = {
    [`packages/platform/src/calls/${id}.ts`]: callSource(options, call),
    [`schemas/platform/${id}.schema.json`]: schemaSource(id, row, call),
  };
  refuseExisting(read, Object.keys(changes));
  return changes;
}
