import { decisionOf, registerRows } from "@livery/product/registerRows.ts";

/** A call's row in docs/requirements.md. A row with two paths or two methods gives a call for each. */
export interface RegisterCall {
  /** AP-001 … */
  readonly row: string;
  readonly path: string;
  readonly method: string;
  readonly auth: "none" | "token" | "agent" | "ifAny";
  readonly encrypted: boolean;
  /** It carries an idempotency key: its cell contains `idem`, and the call is not a read. */
  readonly takesIdempotencyKey: boolean;
  /** The payment password is sent with it: its cell contains `pw`. */
  readonly takesPaymentPassword: boolean;
  /** It changes what proves who a member is: its cell contains `proof` (AP-H). */
  readonly changesIdentity: boolean;
  /** The cells for request, response and use, as they are written; an en dash means nothing. */
  readonly request: string;
  readonly answer: string;
  readonly use: string;
}

/**
 * A bare name (MCS2_…) is under /wps/relay/ like its neighbours (AP-E); `…_name` repeats the start of the path before
 * it.
 */
function pathsOf(cell: string): readonly string[] {
  const [text = ""] = decisionOf(cell).split(" (");
  const [first = "", ...others] = text.split(", ");
  const path = /^[A-Z0-9]+_\w+$/.test(first) ? `/wps/relay/${first}` : first;
  const start = path.slice(0, path.lastIndexOf("_"));
  return [path, ...others.map((other) => other.replace("…", start))].filter((name) => /^\/[\w/]*\w$/.test(name));
}

function authOf(cell: string): RegisterCall["auth"] {
  const decision = decisionOf(cell);
  if (decision === "token if any") return "ifAny";
  if (decision === "agent") return "agent";
  return decision.startsWith("token") ? "token" : "none";
}

/** Every call of the register's AP tables, from their Markdown, except rows without a path or a method. */
export function parseLedgerCalls(markdown: string): readonly RegisterCall[] {
  return registerRows(markdown).flatMap(({ id: row, cells }) => {
    if (!/^AP-\d{3}$/.test(row)) return [];
    const [path = "", method = "", auth = "", encrypted = "", key = "", request = "", answer = "", use = ""] = cells;
    const methods = decisionOf(method).match(/GET|POST|PUT|DELETE/g) ?? [];
    const [idem, password, proof] = ["idem", "pw", "proof"].map((mark) => key.split(" ").includes(mark));
    const rest = { row, auth: authOf(auth), encrypted: decisionOf(encrypted) === "yes", request, answer, use };
    return pathsOf(path).flatMap((one) =>
      methods.map((verb) => {
        const isWrite = verb !== "GET";
        const marks = {
          takesIdempotencyKey: isWrite && idem === true,
          takesPaymentPassword: isWrite && password === true,
          changesIdentity: isWrite && proof === true,
        };
        return { ...rest, ...marks, path: one, method: verb };
      }),
    );
  });
}
