import type { LoginAnswer } from "@livery/platform/decoders/login.gen.js";
import { isAgent } from "../members/isAgent.ts";
import { spendCaptcha } from "../captcha/captchas.ts";
import { Refusal } from "../http/refusal.ts";
import { accountKey } from "../members/accountKey.ts";
import { type LoginSubject, forgetFailures, hasFailedLately, rememberFailure } from "../members/loginFailures.ts";
import { NOBODYS_HASH, verifyPassword } from "../members/passwordHash.ts";
import { beginSession } from "../members/sessions.ts";
import { type Route, type Visit, textOf } from "../visit.ts";

/**
 * AP-001: begins a session with username and password. An unknown account and a wrong password get the same answer for
 * the same work. After a failure the account, and the visitor's address, must answer a captcha for a while (AU-016).
 */
export const login: Route<LoginAnswer> = async (visit) => {
  const { database, merchant, now, address } = visit;
  const username = textOf(visit, "username").trim();
  const password = textOf(visit, "password");
  requireFilled(visit, { username, password });
  const key = accountKey(username);
  const subject: LoginSubject = { merchant: merchant.merchant, accountKey: key, address };
  if (await hasFailedLately(database, subject, now)) await requireCaptcha(visit);

  const member = await database
    .selectFrom("member")
    .selectAll()
    .where("merchant", "=", merchant.merchant)
    .where("account_key", "=", key)
    .executeTakeFirst();
  const isRight = await verifyPassword(member?.password ?? NOBODYS_HASH, password);
  if (!member || !isRight) {
    await rememberFailure(database, subject, now);
    throw new Refusal("WRONG_LOGIN", { captcha: true });
  }
  if (merchant.site === "agent" && !isAgent(member.type)) throw new Refusal("NOT_AGENT");
  await forgetFailures(database, subject);
  await database.updateTable("member").set({ logged_in_at: now }).where("id", "=", member.id).execute();
  return {
    token: await beginSession(database, member.id, now),
    firstTimeLogin: member.logged_in_at === null,
    passwordExpired: false,
    userName: member.account,
  };
};

function requireFilled(visit: Visit, fields: Readonly<Record<string, string>>): void {
  if (textOf(visit, "type") !== "username") throw new Refusal("FIELD_INVALID", { field: "type", rule: "pattern" });
  for (const [field, value] of Object.entries(fields)) {
    if (value === "") throw new Refusal("FIELD_INVALID", { field, rule: "required" });
  }
}

async function requireCaptcha(visit: Visit): Promise<void> {
  const { database, merchant, now } = visit;
  const answer = { id: textOf(visit, "captchaId"), text: textOf(visit, "captcha") };
  if (answer.id === "" || answer.text === "") throw new Refusal("CAPTCHA_REQUIRED", { captcha: true });
  const isRight = await spendCaptcha(database, { ...answer, merchant: merchant.merchant, now });
  if (!isRight) throw new Refusal("WRONG_CAPTCHA", { captcha: true });
}
