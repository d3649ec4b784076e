import type { TextLanguage } from "@livery/product/languages.ts";
import { type RefusalCode, refusalTexts } from "./refusalTexts.ts";

/** A call that the platform answers with no. Thrown anywhere below a route, told to the client in one place. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: RefusalCode;
  /** What the client gets beside the message. */
  readonly value: Readonly<Record<string, unknown>> | undefined;

  constructor(code: RefusalCode, value?: Readonly<Record<string, unknown>>) {
    super(code);
    this.code = code;
    this.value = value;
  }
}

/** The answer of a refused call: `{ success: false, code, message, value? }` with an error status. */
export function refusalResponse({ code, value }: Refusal, language: TextLanguage): Response {
  const { status, ...texts } = refusalTexts[code];
  let message: string = texts[language];
  for (const [key, part] of Object.entries(value ?? {})) message = message.replaceAll(`{${key}}`, String(part));
  return Response.json({ success: false, code, message, ...(value && { value }) }, { status, headers: noStore });
}

/** Answers belong to one visitor and one moment. */
export const noStore = { "cache-control": "no-store" };
