import type { RegisterCall } from "./registerCalls.ts";

/** A request field of a call, according to its row of docs/requirements.md. */
interface LedgerField {
  readonly name: string;
  /** Its only value, if it has a fixed one. */
  readonly fixed?: string;
}

const SHORTHANDS: Readonly<Record<string, readonly string[]>> = {
  page: ["pageNo", "pageSize"],
  dates: ["from", "to"],
};

/** `clientType 3`: a name and its fixed value. */
function fieldsNamed(item: string): readonly LedgerField[] {
  const [name = "", ...fixed] = item.split(" ");
  if (fixed.length > 0) return [{ name, fixed: fixed.join(" ") }];
  return (SHORTHANDS[name] ?? [name]).map((one) => ({ name: one }));
}

/** The request fields that a call's row names; those of another row if it says `as AP-007`. */
export function registerFields(call: RegisterCall, all: readonly RegisterCall[]): readonly LedgerField[] {
  const whole = call.request.replaceAll("**[OPEN]**", "").replaceAll(/\([^)]*\)/g, "");
  // A row with several methods may name the fields of each: `GET: id; POST: id, remark`.
  const [, cell = whole] = new RegExp(`\\b${call.method}: ([^;]*)`, "u").exec(whole) ?? [];
  const items = cell.split(/, /).flatMap((item) => (item.trim() === "–" ? [] : [item.trim()]));
  const password = call.takesPaymentPassword ? [{ name: "paymentPassword" }] : [];
  const named = items.flatMap((item) => {
    const other = all.find(({ row }) => item === `as ${row}`);
    return other === undefined ? fieldsNamed(item) : registerFields(other, all);
  });
  return [...named, ...password];
}
