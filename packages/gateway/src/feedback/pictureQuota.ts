import { sql } from "kysely";
import { count, waitFor } from "../codes/tally.ts";
import { ApiError } from "../http/apiError.ts";
import type { AddressGroup } from "../protection/addressGroup.ts";
import type { RequestContext } from "../requestContext.ts";
import type { Reading, Writing } from "../store/transaction.ts";

const DAY_MS = 86_400_000;

/** The messages with as many pictures as possible that one address may send in a day. */
const MESSAGES = 3;
/** The bytes of all pictures that are kept for a site. */
const MOST_KEPT = 500_000_000;

type Sender = Pick<RequestContext, "merchant" | "address" | "now" | "limits">;

const ALL = "feedbackPictures";
const ofSender = (address: AddressGroup) => `${ALL}:${address}`;

/**
 * Rejects feedback with so many more pictures if its sender, or all senders, have used up their quota. It does not say
 * until when: only somebody who fills it on purpose would wait for that. The machine's own address counts only among
 * all.
 */
export function requirePictureQuota(reading: Reading, sender: Sender, more: number): void {
  const { address, now, limits } = sender;
  const { merchant, constants } = sender.merchant;
  const quotas = [
    { subject: ALL, most: limits.feedbackPictures },
    ...(address === undefined ? [] : [{ subject: ofSender(address), most: MESSAGES * constants.imageCount }]),
  ];
  const isUsedUp = quotas.some(
    ({ subject, most }) =>
      more > most || waitFor(reading, { subject, most: most - more + 1, withinMs: DAY_MS }, { merchant, now }) > 0,
  );
  if (isUsedUp || bytesKept(reading, merchant) > MOST_KEPT) throw new ApiError("PICTURES_FULL", { field: "images" });
}

/** Counts the pictures of feedback, or rejects it: others may have come in between. */
export function countPictures(writing: Writing, sender: Sender, pictures: readonly Uint8Array[]): void {
  if (pictures.length === 0) return;
  requirePictureQuota(writing, sender, pictures.length);
  const { merchant, address, now } = sender;
  const at = { merchant: merchant.merchant, now };
  const subjects = [ALL, ...(address === undefined ? [] : [ofSender(address)])];
  for (const subject of pictures.flatMap(() => subjects)) count(writing, subject, at);
}

function bytesKept({ first, tables }: Reading, merchant: string): number {
  const kept = tables
    .selectFrom("feedback_image")
    .innerJoin("feedback", "feedback.id", "feedback_image.feedback_id")
    .select(sql<number>`coalesce(sum(length(jpeg)), 0)`.as("bytes"))
    .where("merchant", "=", merchant);
  return first(kept)?.bytes ?? 0;
}
