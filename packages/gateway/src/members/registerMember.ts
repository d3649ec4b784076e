import type { RegisterResponse } from "@livery/platform/decoders/register.gen.js";
import type { RegistrationMode } from "@livery/product/registration.ts";
import { requireHuman, requireHumanOften } from "../captcha/requireHuman.ts";
import { spendCode } from "../codes/codes.ts";
import { codeError } from "../codes/codeError.ts";
import { provesNumber } from "../codes/numberProof.ts";
import { requireMobile } from "../codes/requireMobile.ts";
import { ApiError } from "../http/apiError.ts";
import { permitForNewMember } from "../identity/identityPermit.ts";
import { storePaymentPassword } from "../money/secrets/storePaymentPassword.ts";
import { requireMayRegister } from "../responsible/exclusions.ts";
import { inviterOf } from "../rewards/referrals.ts";
import { requireAdmission } from "../signIn/admit.ts";
import type { Writing } from "../store/transaction.ts";
import { type RequestContext, textOf } from "../requestContext.ts";
import { affiliateOf } from "./affiliates.ts";
import { memberById, memberByMobile } from "./findMember.ts";
import { WELCOME_BALANCE } from "./firstBalances.ts";
import { insertMember } from "./newMember.ts";
import { NOBODYS_HASH, hashPassword } from "./passwordHash.ts";
import { chosenPassword } from "./passwords.ts";
import { type RegistrationValues, registrationValues } from "./registrationValues.ts";
import { beginSession } from "./sessions.ts";

/** What the form sends beside its fields and the platform stores. */
const origins = ["registerUrl", "domain", "affiliateCode", "referralCode"] as const;
const LONGEST_ORIGIN = 300;

/** What is prepared before the transaction, because hashing takes time. */
interface Draft {
  readonly values: RegistrationValues;
  readonly mobile: string | undefined;
  readonly affiliate: ReturnType<typeof affiliateOf>;
  readonly password: string | undefined;
  readonly paymentPassword: string | undefined;
}

/**
 * Creates a member from the form and begins its first session, in one transaction (AP-007, AP-008). Rejects a person
 * who is taking a break (CO-024, CO-025), and anybody whose login would be rejected afterwards.
 */
export async function registerMember(context: RequestContext, mode: RegistrationMode): Promise<RegisterResponse> {
  const draft = await draftOf(context, mode);
  const outcome = await context.store.write((writing) => {
    const spent = spendNumber(writing, context, draft);
    return spent === "right" ? { token: insert(writing, context, draft) } : spent;
  });
  if (typeof outcome === "string") throw codeError(outcome, "verificationCode");
  return outcome;
}

async function draftOf(context: RequestContext, mode: RegistrationMode): Promise<Draft> {
  const values = registrationValues(context, mode);
  if (textOf(context, "firebaseIdToken") !== "" && !context.merchant.firebase?.emulator)
    throw new ApiError("auth/operation-not-allowed", { field: "firebaseIdToken" });
  const { mobileNum, password, paymentPassword } = values;
  const [written, dialingCode] = [textOf(context, "mobileNum"), textOf(context, "countryDialingCode")];
  const mobile = mobileNum === undefined ? undefined : requireMobile("mobileNum", written, dialingCode);
  const affiliate = await enteredAffiliate(context);
  await (values.captcha === undefined ? requireHumanOften(context, "register") : requireHuman(context));
  return {
    values,
    mobile,
    affiliate,
    password: password === undefined ? undefined : await hashPassword(password),
    paymentPassword: paymentPassword ? await hashPassword(paymentPassword) : undefined,
  };
}

/** The affiliate code that the new member used; rejects an unknown one (ER-027). */
async function enteredAffiliate(context: RequestContext): Promise<ReturnType<typeof affiliateOf>> {
  const code = textOf(context, "affiliateCode").trim();
  if (code === "") return undefined;
  const { merchant } = context.merchant;
  const affiliate = await context.store.read((reading) => affiliateOf(reading, merchant, code));
  if (affiliate === undefined) throw new ApiError("AFFILIATE_UNKNOWN", { field: "affiliateCode", rule: "unknown" });
  return affiliate;
}

/** Checks the phone's code, if the merchant requires one: the platform's own, or the emulator's proof of it (AU-061). */
function spendNumber(writing: Writing, context: RequestContext, { values, mobile }: Draft): "right" | "wrong" | "late" {
  if (mobile === undefined || values.verificationCode === undefined) return "right";
  const { firebase } = context.merchant;
  const proof = textOf(context, "firebaseIdToken");
  if (firebase?.emulator && proof !== "") {
    return provesNumber(proof, { project: firebase.project, mobile, now: context.now }) ? "right" : "wrong";
  }
  const owner = { merchant: context.merchant.merchant, purpose: "register", recipient: mobile };
  return spendCode(writing, owner, {
    visitor: { address: context.address },
    written: values.verificationCode,
    now: context.now,
  });
}

function insert(writing: Writing, context: RequestContext, { values, mobile, affiliate, ...hashes }: Draft): string {
  const { merchant, now } = context;
  if (mobile !== undefined && memberByMobile(writing, merchant.merchant, mobile)) {
    throw new ApiError("MOBILE_TAKEN", { field: "mobileNum" });
  }
  const profile = JSON.stringify(toldProfile(context, values));
  const inviter = invitedBy(writing, context, { mobile: mobile ?? null, profile });
  const { id } = insertMember(writing, context, {
    account: values.username,
    ...(hashes.password === undefined ? { password: NOBODYS_HASH } : chosenPassword(hashes.password, now)),
    type: 0,
    rank_level: 1,
    welcome: WELCOME_BALANCE,
    mobile: mobile ?? null,
    mobile_proven: mobile !== undefined && values.verificationCode !== undefined ? 1 : 0,
    profile,
    ...(values.nickname && { nickname: values.nickname }),
    ...(affiliate && {
      upline_id: affiliate.memberId,
      to_upline: 1,
      affiliate_code: affiliate.code,
      rate: affiliate.rate,
    }),
    ...(inviter !== undefined && { invited_by: inviter }),
  });
  const member = memberById(writing, id)!;
  requireMayRegister(writing, member, now);
  requireAdmission(writing, context, member);
  if (hashes.paymentPassword !== undefined)
    storePaymentPassword(writing, permitForNewMember(writing, id), hashes.paymentPassword, now);
  return beginSession(writing, id, now, { address: context.address });
}

/** The member whose link was used; an unknown code does not stop a registration (RT-057). */
function invitedBy(
  writing: Writing,
  context: RequestContext,
  registered: { readonly mobile: string | null; readonly profile: string },
): number | undefined {
  const { merchant } = context;
  const code = textOf(context, "referralCode");
  return merchant.switches.REFERRAL3 && code !== ""
    ? inviterOf(writing, merchant.merchant, code, registered)
    : undefined;
}

/** The other fields of the form. Passwords, codes and the number are stored elsewhere, or not at all. */
function toldProfile(context: RequestContext, values: RegistrationValues): Readonly<Record<string, string>> {
  const {
    username: _u,
    password: _p,
    captcha: _c,
    paymentPassword: _s,
    mobileNum: _m,
    verificationCode: _v,
    nickname: _n,
    ...asked
  } = values;
  const told = origins.map((name) => [name, textOf(context, name).slice(0, LONGEST_ORIGIN)] as const);
  const filled = [...told, ...Object.entries(asked)].filter(([, value]) => value !== "");
  return Object.fromEntries(filled);
}
