import type { CreateDownlineRequest } from "@livery/platform/requests/createDownline.gen.js";
import { plainLine } from "@livery/product/hiddenCharacters.ts";
import { major } from "@livery/product/money.ts";
import { linearPattern } from "@livery/product/linearPattern.ts";
import { validateField } from "@livery/product/validateField.ts";
import { ApiError } from "../http/apiError.ts";
import type { Member } from "../members/findMember.ts";
import { insertMember } from "../members/newMember.ts";
import { hashPassword } from "../members/passwordHash.ts";
import { chosenPassword, namesOf, requireNewPassword } from "../members/passwords.ts";
import { usernameSettings } from "../members/registrationSettings.ts";
import type { RequestContext } from "../requestContext.ts";
import type { Writing } from "../store/transaction.ts";
import { givenRate } from "./rates.ts";

/**
 * Creates a member directly below an agent (AP-181). Its name and password follow the rules of registration. The agent
 * knows the password, so the member has to choose another one at its first login. It gets no welcome bonus, which the
 * agent could have transferred to itself.
 */
export async function prepareDownline(
  context: RequestContext,
  agent: Member,
  { username, password, rate }: CreateDownlineRequest,
): Promise<(writing: Writing) => number> {
  const account = plainLine(username);
  const finding = validateField(usernameSettings(context.merchant), account, linearPattern);
  if (finding) throw new ApiError("FIELD_INVALID", { field: "username", rule: finding.reason });
  requireNewPassword(context.merchant, "password", { password, names: namesOf({ account }) });
  const stored = givenRate(rate, agent);
  const hash = await hashPassword(password);
  return (writing) =>
    insertMember(writing, context, {
      ...chosenPassword(hash, context.now),
      account,
      must_change_password: 1,
      type: 0,
      rank_level: 1,
      upline_id: agent.id,
      to_upline: 1,
      rate: stored,
      logged_in_at: null,
      welcome: major(0),
    }).id;
}
