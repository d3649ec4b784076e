import type { Call } from "@livery/platform/call.ts";
import { captcha } from "@livery/platform/calls/captcha.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import { CAPTCHA_TEXT, type TestGateway } from "./openTestGateway.ts";

interface Asking {
  readonly merchant?: string;
  readonly token?: string | undefined;
  /** The visitor's address. */
  readonly address?: string;
  readonly language?: string;
}

interface Solved {
  readonly id: string;
  readonly text: string;
}

type RawResponse = Awaited<ReturnType<TestGateway["raw"]>>;

/**
 * Sends a call's body unchanged, from an address, and returns status and envelope: for requests that a client would not
 * send.
 */
export function askRaw(
  platform: TestGateway,
  { method, path }: Pick<Call<never, unknown>, "method" | "path">,
  body: Readonly<Record<string, unknown>> | undefined,
  { merchant, token, address, language }: Asking = {},
): Promise<RawResponse> {
  const headers = {
    ...(merchant !== undefined && { Merchant: merchant }),
    ...(language !== undefined && { Language: language }),
    ...(token !== undefined && { Authorization: token }),
  };
  const sent = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  return platform.raw(path, { ...sent, ...(address !== undefined && { address }) });
}

/** The last message to a phone or mailbox; `undefined` if there is none. */
export async function lastMessage({ gateway }: TestGateway, recipient: string): Promise<string | undefined> {
  const messages = await gateway.control.outbox();
  return messages.findLast((message) => message.recipient === recipient)?.text;
}

/** The six-digit code in the last message to a phone or mailbox. */
export async function lastCode(platform: TestGateway, recipient: string): Promise<string> {
  const code = /\b\d{6}\b/u.exec((await lastMessage(platform, recipient)) ?? "")?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${recipient}`);
  return code;
}

/** The code as people copy it from a message: in two parts, between invisible marks. */
export function copiedCode(code: string): string {
  return `\u{202D}${code.slice(0, 3)} ${code.slice(3)}\u{202C}`;
}

/** Six digits that differ from the code. */
export function otherThan(code: string): string {
  return code === "000000" ? "000001" : "000000";
}

/** A picture's solution, for a call that needs a captcha. */
export async function solvedCaptcha(platform: TestGateway, merchant?: string): Promise<Solved> {
  const { id } = await platform.client(merchant === undefined ? {} : { merchant })(captcha, undefined);
  return { id, text: CAPTCHA_TEXT };
}

/** Runs something that may need a captcha after a failure, and then solves it. */
export async function solving<Result>(
  platform: TestGateway,
  attempt: (solved: { readonly captcha?: Solved }) => Promise<Result>,
  merchant?: string,
): Promise<Result> {
  try {
    return await attempt({});
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code !== "CAPTCHA_REQUIRED") throw error;
    return attempt({ captcha: await solvedCaptcha(platform, merchant) });
  }
}
