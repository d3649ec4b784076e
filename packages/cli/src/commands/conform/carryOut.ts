import { major, minor, toMajor, toMinor } from "@livery/product/money.ts";
import type { JsonSchema } from "../openapi/readSchemas.ts";
import { COMPONENTS } from "../openapi/schemaComponents.ts";
import { type CheckResult, passed, skipped } from "./conformReport.ts";
import { type ContractCall, type Fields, callOf, isRead } from "./contract.ts";
import type { Answer } from "./createAsk.ts";
import { describeAnswer, judgeSuccess, refusalDeviations, refusedByState } from "./judge.ts";
import { agreements } from "./plans.ts";
import { planOf, valueAt } from "./requestFor.ts";
import { type Deviation, describeValue, firstDifference } from "./schemaDeviations.ts";
import { askProperly, prepare, type Visit } from "./visit.ts";

/** The check of a successful answer. */
export const ANSWER = "its answer";

const result = (check: string, deviations: readonly Deviation[]): CheckResult => ({ check, deviations });

/** Sends a call as a site would and compares its answer with the contract; then sends it again, as its row allows. */
export async function carryOut(visit: Visit, contractCall: ContractCall): Promise<readonly CheckResult[]> {
  const { never } = planOf(contractCall);
  if (never !== undefined) return [skipped(ANSWER, never)];
  const prepared = await prepare(visit, contractCall);
  if (!prepared.ready) return [skipped(ANSWER, prepared.because)];
  const { fields } = prepared;
  if (contractCall.call.takesIdempotencyKey) return carryOutWithKey(visit, contractCall, fields);
  const answer = await askProperly(visit, contractCall, fields);
  return [...answerChecks(visit, contractCall, fields, answer), ...(await agreementChecks(visit, contractCall))];
}

/** Compares the first answer; a write may be refused for a state that these checks cannot know. */
function answerChecks(
  visit: Visit,
  contractCall: ContractCall,
  fields: Fields,
  answer: Answer,
): readonly CheckResult[] {
  const judged = judgeSuccess(contractCall, answer, visit.contract);
  if (judged.ok) return [result(ANSWER, amountDeviations(visit, contractCall, fields, judged))];
  const isRefused = answer.came && answer.status >= 400 && refusalDeviations(answer, refusedByState).length === 0;
  if (isRefused && !isRead(contractCall))
    return [skipped(ANSWER, `the platform refused it: ${describeAnswer(answer)}`)];
  return [result(ANSWER, judged.deviations)];
}

/** Amounts that the answer repeats are the ones that were sent, in the same unit. */
function amountDeviations(
  { contract }: Visit,
  { fields: schemas, answer = {} }: ContractCall,
  fields: Fields,
  { value, at }: { readonly value: unknown; readonly at: string },
): readonly Deviation[] {
  const schema = typeof answer.$ref === "string" ? contract.components[answer.$ref.slice(COMPONENTS.length)] : answer;
  const shown = (schema?.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  const names = Object.keys(schemas).filter((name) =>
    [schemas[name], shown[name]].every((one) => one?.["x-unit"] === "minor"),
  );
  return names.flatMap((name) => {
    const [sent, got] = [fields[name], valueAt(value, `/${name}`)];
    if (sent === undefined || got === undefined || sent === got) return [];
    return [
      { at: `${at}/${name}`, expected: `${describeValue(sent)}, the amount that was sent`, got: describeValue(got) },
    ];
  });
}

/** The rules of AP-G: whatever is sent again with its key is done once. */
async function carryOutWithKey(
  visit: Visit,
  contractCall: ContractCall,
  fields: Fields,
): Promise<readonly CheckResult[]> {
  const key = crypto.randomUUID();
  const send = (more: Fields = {}) => askProperly(visit, contractCall, { ...fields, ...more }, { key });
  const [one, two] = await Promise.all([send(), send()]);
  const first = isConflict(one) && !isConflict(two) ? two : one;
  const checks = [...answerChecks(visit, contractCall, fields, first)];
  const atOnce = "the same request twice at once";
  const again = "the same key again";
  const other = "the same key with another body";
  if (!first.came || first.status >= 500)
    return [...checks, ...[atOnce, again, other].map((name) => skipped(name, "it was not carried out"))];
  checks.push(result(atOnce, atOnceDeviations(one, two)), result(again, repeatDeviations(first, await send())));
  checks.push(result(other, refusalDeviations(await send({ another: 1 }), [422])));
  if (planOf(contractCall).once) {
    const name = "the same again with a new key";
    const isDone = first.status === 200;
    checks.push(
      isDone
        ? result(name, refusalDeviations(await askProperly(visit, contractCall, fields), refusedByState))
        : skipped(name, "it was not carried out"),
    );
  }
  return checks;
}

function isConflict(answer: Answer): boolean {
  return answer.came && answer.status === 409;
}

function isSame(one: Answer, other: Answer): boolean {
  return one.came && other.came && one.status === other.status && one.text === other.text;
}

function atOnceDeviations(one: Answer, two: Answer): readonly Deviation[] {
  if (isSame(one, two) || isConflict(one) || isConflict(two)) return [];
  const expected = "one answer for both, or status 409 for one of them";
  return [{ at: "", expected, got: `${describeAnswer(one)} and ${describeAnswer(two)}, with different bodies` }];
}

function repeatDeviations(first: Answer, again: Answer): readonly Deviation[] {
  if (!first.came || isSame(first, again)) return [];
  const expected = "the first answer again, byte for byte";
  if (!again.came || again.status !== first.status) return [{ at: "", expected, got: describeAnswer(again) }];
  const at = firstDifference(first.body, again.body);
  return [{ at, expected, got: at === "" ? "another body" : describeValue(valueAt(again.body, at)) }];
}

/** Compares what two calls show of the same thing, in minor units. */
async function agreementChecks(visit: Visit, contractCall: ContractCall): Promise<readonly CheckResult[]> {
  const found = agreements.filter(({ of }) => of === contractCall.call.id);
  return Promise.all(
    found.map(async ({ at, with: id, there }) => {
      const other = callOf(visit.contract, id);
      const check = `agrees with ${id}`;
      const [own, theirs] = [
        judgeSuccess(contractCall, await askProperly(visit, contractCall, {}), visit.contract),
        judgeSuccess(other, await askProperly(visit, other, {}), visit.contract),
      ];
      if (!own.ok || !theirs.ok) return skipped(check, "one of the two answers differs");
      const [mine, total] = [valueAt(own.value, at), valueAt(theirs.value, there)];
      if (toMinor(major(Number(mine)), visit.decimals) === total) return passed(check);
      const expected = `${toMajor(minor(Number(total)), visit.decimals)}, as ${id} says ${String(total)} in minor units`;
      return result(check, [{ at: `${own.at}${at}`, expected, got: describeValue(mine) }]);
    }),
  );
}
