import type { PackReason } from "@livery/pack/out/packRecord.ts";
import type { UpToDate } from "@livery/pack/packPlan.ts";
import { describeSource } from "../../brandSources.ts";
import type { Selection } from "../../selectBrands.ts";

const texts: Readonly<Record<Exclude<PackReason["kind"], "source">, string>> = {
  asked: "--all",
  changed: "a change in its pack since the last build",
  compiler: "a change in Livery's rules or code",
  new: "no record of an earlier build",
  runtime: "a change in the runtime",
};

const MOST = 4;

/** Why a brand was packed, in words that complete "packed because of …". */
export function reasonText(
  { id, reasons }: Pick<UpToDate, "id" | "reasons">,
  { resolved }: Pick<Selection, "resolved">,
): string {
  const all = reasons.map((reason) =>
    reason.kind === "source" ? describeSource(reason.name, resolved.get(id)) : texts[reason.kind],
  );
  const more = all.length > MOST ? ` and ${all.length - MOST} more` : "";
  return `${all.slice(0, MOST).join(", ")}${more}`;
}
