import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Signs for this process alone: after a restart, codes and proofs must be requested again. */
const secret = randomBytes(32);

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const signatureOf = (text: string) => createHmac("sha256", secret).update(text).digest();

/** A token in the form of Firebase's (JWT). Nobody else can make one. */
export function signToken(claims: Readonly<Record<string, unknown>>): string {
  const text = `${encoded({ alg: "HS256", typ: "JWT" })}.${encoded(claims)}`;
  return `${text}.${signatureOf(text).toString("base64url")}`;
}

/** The claims of a token of this process; undefined for any other text. */
export function readToken(token: string): Readonly<Record<string, unknown>> | undefined {
  const [head = "", body = "", signature = ""] = token.split(".");
  const [given, right] = [Buffer.from(signature, "base64url"), signatureOf(`${head}.${body}`)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return JSON.parse(Buffer.from(body, "base64url").toString()) as Readonly<Record<string, unknown>>;
}

/** How long after the code a proof logs in or registers, as long as a code of the platform's own. */
const FRESH_SECONDS = 5 * 60;

/** Whether a proof of the emulator shows that its owner has just received a code at this number. */
export function provesNumber(
  token: string,
  { project, mobile, now }: { project: string; mobile: string; now: number },
) {
  const { aud, phone_number: number, auth_time: since } = readToken(token) ?? {};
  return aud === project && number === mobile && typeof since === "number" && now / 1000 < since + FRESH_SECONDS;
}
