import { baseLanguage, languages } from "@livery/product/languages.ts";
import type { Context, Env, Hono } from "hono";
import type { AppOptions } from "../http/createApp.ts";
import { ApiError } from "../http/apiError.ts";
import type { Merchant } from "../merchant.ts";
import { memberByMobile } from "../members/findMember.ts";
import { visitorGroup } from "../protection/addressGroup.ts";
import { readBody } from "../protection/readBody.ts";
import { knownAddress } from "../signIn/knownAddresses.ts";
import { codeError } from "./codeError.ts";
import { CODE_MINUTES, makeCode, spendCode } from "./codes.ts";
import { messageText } from "./messageTexts.ts";
import { readToken, signToken } from "./numberProof.ts";
import { requireMobile } from "./requireMobile.ts";
import { countSending } from "./sendLimits.ts";

/** Where Firebase's own Auth emulator has the Identity Toolkit API. */
const ROOT = "/identitytoolkit.googleapis.com";
const HOUR = 3600;

/** The platform's codes in the words of the Identity Toolkit API. */
const words: Readonly<Record<string, string>> = {
  "auth/missing-phone-number": "MISSING_PHONE_NUMBER",
  "auth/invalid-phone-number": "INVALID_PHONE_NUMBER",
  "auth/too-many-requests": "TOO_MANY_ATTEMPTS_TRY_LATER",
  "auth/quota-exceeded": "QUOTA_EXCEEDED",
  "auth/invalid-verification-code": "INVALID_CODE",
  "auth/code-expired": "SESSION_EXPIRED",
};

interface Asked {
  readonly merchant: Merchant;
  readonly project: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly now: number;
  readonly context: Context;
}

/**
 * Takes Firebase's place for brands with `firebase.emulator`, as Firebase's own emulator does: the part of the Identity Toolkit
 * API that Firebase's library needs for codes by SMS. Codes go to the outbox, and the proofs are the platform's own.
 */
export function mountFirebaseEmulator<E extends Env>(app: Hono<E>, options: AppOptions): void {
  const on = (path: string, answer: (asked: Asked) => Promise<object>) =>
    app.post(ROOT + path, async (context: Context) => {
      try {
        return context.json(await answer(await askedOf(options, context)));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return context.json({ error: { code: 400, message: words[error.code] ?? error.code } }, 400);
      }
    });
  app.get(`${ROOT}/v1/recaptchaParams`, (context: Context) => context.json({ recaptchaSiteKey: "emulator" }));
  app.get(`${ROOT}/v2/recaptchaConfig`, (context: Context) => context.json({}));
  on("/v1/accounts:sendVerificationCode", (asked) => sendCode(options, asked));
  on("/v1/accounts:signInWithPhoneNumber", (asked) => confirmCode(options, asked));
  on("/v1/accounts:lookup", async ({ body }) => {
    const { sub, phone_number: phoneNumber } = readToken(text(body["idToken"])) ?? {};
    return { users: sub === undefined ? [] : [{ localId: sub, phoneNumber }] };
  });
}

async function askedOf({ merchants, clock }: AppOptions, context: Context): Promise<Asked> {
  const body = await readBody(context.req.raw, "firebase");
  const merchant = [...merchants.values()].find(
    ({ firebase }) => firebase?.emulator && firebase.webKey === context.req.query("key"),
  );
  if (!merchant?.firebase) throw new ApiError("MERCHANT_UNKNOWN");
  return { merchant, project: merchant.firebase.project, body, now: clock(), context };
}

async function sendCode({ store, outbox, protection }: AppOptions, asked: Asked): Promise<object> {
  const { merchant, body, now, context } = asked;
  protection.enterCall("sendLoginCode", addressOf(context));
  const mobile = requireMobile("phoneNumber", text(body["phoneNumber"]), undefined);
  const visitor = { merchant, now, address: visitorGroup(addressOf(context)) };
  const code = await store.write((writing) => {
    const apart = knownAddress(writing, memberByMobile(writing, merchant.merchant, mobile), visitor);
    countSending(writing, visitor, { recipient: mobile, apart });
    return makeCode(writing, ownerOf(merchant, mobile), visitor, now);
  });
  const asks = languages.find((row) => row.code === context.req.header("X-Firebase-Locale"));
  const language = baseLanguage(asks?.code ?? merchant.defaultLanguage);
  const message = messageText({ merchant, language }, "code", { code, minutes: CODE_MINUTES });
  outbox.post({ merchant: merchant.merchant, kind: "sms", recipient: mobile, text: message, at: now });
  return { sessionInfo: signToken({ merchant: merchant.merchant, mobile }) };
}

async function confirmCode({ store }: AppOptions, { merchant, project, body, now, context }: Asked): Promise<object> {
  const { mobile, merchant: owner } = readToken(text(body["sessionInfo"])) ?? {};
  if (typeof mobile !== "string" || owner !== merchant.merchant) throw new ApiError("auth/code-expired");
  const answer = { visitor: { address: visitorGroup(addressOf(context)) }, written: text(body["code"]), now };
  const outcome = await store.write((writing) => spendCode(writing, ownerOf(merchant, mobile), answer));
  if (outcome !== "right") throw codeError(outcome, "code");
  const seconds = Math.floor(now / 1000);
  const idToken = signToken({
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: mobile,
    phone_number: mobile,
    auth_time: seconds,
    iat: seconds,
    exp: seconds + HOUR,
    firebase: { identities: { phone: [mobile] }, sign_in_provider: "phone" },
  });
  return { idToken, refreshToken: "none", expiresIn: String(HOUR), localId: mobile, phoneNumber: mobile };
}

const addressOf = ({ env }: Context) => (env as { readonly address?: string } | undefined)?.address;

const ownerOf = ({ merchant }: Merchant, recipient: string) => ({ merchant, purpose: "firebase", recipient });

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
