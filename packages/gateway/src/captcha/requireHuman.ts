import { Refusal } from "../http/refusal.ts";
import { count, waitFor } from "../codes/tally.ts";
import { type Visit, textOf } from "../visit.ts";
import { spendCaptcha } from "./captchas.ts";
import { spendHumanProof } from "./humanProofs.ts";

const HOUR_MS = 60 * 60_000;
/** So many times an hour nobody is asked. */
const UNASKED = 3;

/** Refuses unless the call comes with the characters of a picture or the proof of a slide captcha. Both are good once. */
export async function requireHuman(visit: Visit): Promise<void> {
  const { database, store, now } = visit;
  const { merchant } = visit.merchant;
  const proof = textOf(visit, "slideProof");
  const picture = { id: textOf(visit, "captchaId"), text: textOf(visit, "captcha") };
  if (proof === "" && (picture.id === "" || picture.text === "")) {
    throw new Refusal("CAPTCHA_REQUIRED", { captcha: true });
  }
  const isRight =
    proof === ""
      ? await spendCaptcha(database, { ...picture, merchant, now })
      : await store.write((writing) => spendHumanProof(writing, merchant, proof, now));
  if (!isRight) throw new Refusal("WRONG_CAPTCHA", { captcha: true });
}

/**
 * The same, but only of an address that has done `what` several times in an hour. The machine's own address is asked
 * nothing: it is everybody's.
 */
export async function requireHumanOften(visit: Visit, what: string): Promise<void> {
  const { store, address, now } = visit;
  if (address === undefined) return;
  const at = { merchant: visit.merchant.merchant, now };
  const allowance = { subject: `${what}:${address}`, most: UNASKED, withinMs: HOUR_MS };
  // In one transaction: what comes at once is counted one by one.
  const isOften = await store.write((writing) => {
    if (waitFor(writing, allowance, at) > 0) return true;
    count(writing, allowance.subject, at);
    return false;
  });
  if (!isOften) return;
  await requireHuman(visit);
  await store.write((writing) => count(writing, allowance.subject, at));
}
