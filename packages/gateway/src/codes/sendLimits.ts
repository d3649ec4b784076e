import { ApiError } from "../http/apiError.ts";
import type { AddressGroup } from "../protection/addressGroup.ts";
import { tooMany } from "../protection/tooMany.ts";
import type { Writing } from "../store/transaction.ts";
import type { RequestContext } from "../requestContext.ts";
import { type Allowance, count, waitFor } from "./tally.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The recipient of a message, and who has it sent. */
export interface Sending {
  /** A phone number as mobileNumber() formats it, or a mail address. */
  readonly recipient: string;
  /**
   * An allowance of its own, so that strangers cannot use it up: the address from which the recipient has logged in
   * recently, or that the password was right. Without one, all strangers share an allowance.
   */
  readonly apart?: string | undefined;
}

const subjectOf = ({ recipient, apart }: Sending): string =>
  apart === undefined ? `sent:${recipient}` : `sent:${recipient} by ${apart}`;

const toRecipient = (sending: Sending): readonly Allowance[] => [
  { subject: subjectOf(sending), most: 1, withinMs: MINUTE_MS },
  { subject: subjectOf(sending), most: 5, withinMs: HOUR_MS },
];
const toRecipientADay = (sending: Sending): Allowance => ({
  subject: subjectOf(sending),
  most: 10,
  withinMs: DAY_MS,
});
const fromAddress = (address: AddressGroup): Allowance => ({
  subject: `sentFrom:${address}`,
  most: 20,
  withinMs: DAY_MS,
});

/** Messages that a phone may receive before the sender needs a captcha, counted over all calls. */
export const unaskedMessages = (sending: Sending): Allowance => ({
  subject: subjectOf(sending),
  most: 3,
  withinMs: DAY_MS,
});

/**
 * Counts a message to a phone or mailbox, registered or not, and rejects messages over the limit (ER-003, ER-008): one
 * a minute, five an hour and ten a day to a recipient, twenty a day from an address, except the machine's own.
 */
export function countSending(
  writing: Writing,
  context: Pick<RequestContext, "merchant" | "now" | "address">,
  sending: Sending,
): void {
  const at = { merchant: context.merchant.merchant, now: context.now };
  const wait = Math.max(...toRecipient(sending).map((allowance) => waitFor(writing, allowance, at)));
  if (wait > 0) throw tooMany(wait);
  const { address } = context;
  const ofAddress = address === undefined ? [] : [fromAddress(address)];
  const ofDay = [toRecipientADay(sending), ...ofAddress].map((allowance) => waitFor(writing, allowance, at));
  const retryAfter = Math.ceil(Math.max(...ofDay) / SECOND_MS);
  if (retryAfter > 0) throw new ApiError("auth/quota-exceeded", { retryAfter });
  for (const { subject } of ofAddress) count(writing, subject, at);
  count(writing, subjectOf(sending), at);
}
