import { type FileChanges, type ReadFile, ScaffoldError, readExisting, refuseExisting } from "./sourceFiles.ts";

interface CallOptions {
  /** The call's name in our terms: `walletBalance`. */
  readonly id: string;
  /** Its row of the ledger: `AP-020`. */
  readonly row: string;
}

const LEDGER = "docs/requirements.md";

/** What the ledger says of a call: path, method, who may send it, and whether it is encrypted. */
interface LedgerCall {
  readonly path: string;
  readonly method: string;
  readonly auth: "none" | "token";
  readonly encrypted: boolean;
  /** What it is for, as far as the row says it. */
  readonly use: string;
}

/** A row with an open choice reads `**[OPEN]** → GET`: what stands last is the decision. */
function ledgerCall(ledger: string, row: string): LedgerCall {
  const line = ledger.split("\n").find((text) => text.startsWith(`| ${row} ·`));
  const [, , path = "", method = "", auth = "", encrypted = "", , , use = ""] =
    line?.split("|").map((cell) => cell.trim()) ?? [];
  const verb = method.match(/GET|POST|PUT|DELETE/g)?.at(-1);
  if (!path.startsWith("/") || verb === undefined)
    throw new ScaffoldError(`${row} is no row of ${LEDGER} that names a path and a method.`);
  return {
    path,
    method: verb,
    auth: auth.endsWith("token") ? "token" : "none",
    encrypted: encrypted.endsWith("yes"),
    use,
  };
}

function callSource({ id, row }: CallOptions, call: LedgerCall): string {
  const answer = `${id.charAt(0).toUpperCase()}${id.slice(1)}Answer`;
  const reads = call.method === "GET";
  return `import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type ${answer}, validate } from "../decoders/${id}.gen.js";

/** ${call.use === "" ? id : call.use} (${row}). */
export const ${id}: Call<undefined, ${answer}> = {
  id: "${id}",
  ledger: "${row}",
  method: "${call.method}",
  path: "${call.path}",
  auth: "${call.auth}",
  encrypted: ${call.encrypted},
  idempotent: ${reads},
  status: "planned",
  encode: () => ({}),
  decode: (body) => decode(validate, body),
};
`;
}

function schemaSource(id: string, row: string, { path }: LedgerCall): string {
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: id,
    title: `${id.charAt(0).toUpperCase()}${id.slice(1)}Answer`,
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
  const call = ledgerCall(readExisting(read, LEDGER), row);
  const changes = {
    [`packages/platform/src/calls/${id}.ts`]: callSource(options, call),
    [`schemas/platform/${id}.schema.json`]: schemaSource(id, row, call),
  };
  refuseExisting(read, Object.keys(changes));
  return changes;
}
