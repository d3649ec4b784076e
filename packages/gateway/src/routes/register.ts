import type { RegisterAnswer } from "@livery/platform/decoders/register.gen.js";
import { type FormField, type FormFieldId, registrationModes, resolveFields } from "@livery/product/registration.ts";
import { linearPattern } from "@livery/product/linearPattern.ts";
import { validateFields } from "@livery/product/validateField.ts";
import { spendCaptcha } from "../captcha/captchas.ts";
import { Refusal } from "../http/refusal.ts";
import { accountKey } from "../members/accountKey.ts";
import { hashPassword } from "../members/passwordHash.ts";
import { registrationSettings } from "../members/registrationSettings.ts";
import { beginSession } from "../members/sessions.ts";
import { type Route, type Visit, textOf } from "../visit.ts";

/** What a new member has, in minor units. */
const WELCOME_BALANCE = 1_000_000;
const AVATARS = 24;
/** What the form sends beside its fields and the platform keeps. */
const origins = ["registerUrl", "domain", "affiliateCode", "referralCode"] as const;
const LONGEST_ORIGIN = 300;

type Values = Readonly<Partial<Record<FormFieldId, string>>>;

/** AP-007: makes a member by the rules that AP-011 tells, and begins its first session. */
export const register: Route<RegisterAnswer> = async (visit) => {
  const fields = fieldsOf(visit);
  const values: Values = Object.fromEntries(fields.map(({ id }) => [id, valueOf(visit, id)]));
  requireValid(visit, fields, values);
  if (fields.some(({ id }) => id === "captcha")) await requireCaptcha(visit, values.captcha ?? "");
  const id = await insertMember(visit, values);
  return { token: await beginSession(visit.database, id, visit.now) };
};

function fieldsOf({ merchant }: Visit): readonly FormField[] {
  const { switches, registration } = merchant;
  if (!registrationModes(switches).includes("username")) throw new Refusal("REGISTRATION_CLOSED");
  const settings = registrationSettings(merchant);
  return resolveFields({ brandDefaults: registration.fields, settings, switches, mode: "username" });
}

/** Only a password may have spaces around it. */
function valueOf(visit: Visit, id: FormFieldId): string {
  const value = textOf(visit, id);
  return id === "password" || id === "paymentPassword" ? value : value.trim();
}

function requireValid(visit: Visit, fields: readonly FormField[], values: Values): void {
  const [finding] = Object.entries(validateFields(fields, values, linearPattern));
  if (finding) throw new Refusal("FIELD_INVALID", { field: finding[0], rule: finding[1].reason });
  const confirmed = textOf(visit, "confirmPassword");
  if (confirmed !== "" && confirmed !== values.password) {
    throw new Refusal("FIELD_INVALID", { field: "confirmPassword", rule: "match" });
  }
}

async function requireCaptcha(visit: Visit, text: string): Promise<void> {
  const { database, merchant, now } = visit;
  const answer = { merchant: merchant.merchant, id: textOf(visit, "captchaId"), text, now };
  if (!(await spendCaptcha(database, answer))) throw new Refusal("WRONG_CAPTCHA", { captcha: true, field: "captcha" });
}

async function insertMember(visit: Visit, values: Values): Promise<number> {
  const { database, merchant, now, language } = visit;
  const account = values.username ?? "";
  const inserted = await database
    .insertInto("member")
    .values({
      merchant: merchant.merchant,
      account,
      account_key: accountKey(account),
      password: await hashPassword(values.password ?? ""),
      nickname: account,
      type: 0,
      to_upline: 0,
      rank_level: 1,
      avatar: String((now % AVATARS) + 1),
      balance: WELCOME_BALANCE,
      language,
      profile: JSON.stringify(await profileOf(visit, values)),
      created_at: now,
      logged_in_at: now,
    })
    .onConflict((conflict) => conflict.columns(["merchant", "account_key"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) throw new Refusal("ACCOUNT_TAKEN", { field: "username" });
  return inserted.id;
}

/** What else was asked for. The payment password is a password: only its hash is kept. */
async function profileOf(visit: Visit, values: Values): Promise<Readonly<Record<string, string>>> {
  const { username: _username, password: _password, captcha: _captcha, paymentPassword, ...asked } = values;
  const filled = Object.entries(asked).filter(([, value]) => value !== "");
  const told = origins.map((name) => [name, textOf(visit, name).slice(0, LONGEST_ORIGIN)] as const);
  return {
    ...Object.fromEntries(told.filter(([, value]) => value !== "")),
    ...Object.fromEntries(filled),
    ...(paymentPassword ? { paymentPassword: await hashPassword(paymentPassword) } : {}),
  };
}
