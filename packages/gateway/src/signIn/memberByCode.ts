import { type CodeVisitor, spendCode } from "../codes/codes.ts";
import { provesNumber } from "../codes/numberProof.ts";
import { codeError } from "../codes/codeError.ts";
import { type Member, memberByMobile } from "../members/findMember.ts";
import type { RequestContext } from "../requestContext.ts";
import { guardLogin } from "./guardLogin.ts";

/**
 * The member with this number and the code that was sent to it. An unknown number gets the same error as a wrong code.
 */
export async function memberByCode(context: RequestContext, mobile: string, code: string): Promise<Member> {
  const { store, now } = context;
  const { merchant } = context.merchant;
  const guess = async (visitor: CodeVisitor) => {
    const found = await store.write((writing) => {
      const sent = { merchant, purpose: "login", recipient: mobile };
      const outcome = spendCode(writing, sent, { visitor, written: code, now });
      return outcome === "right" ? memberByMobile(writing, merchant, mobile) : outcome;
    });
    if (found === "late") throw codeError(found, "verificationCode");
    return found === "wrong" ? undefined : found;
  };
  const owner = await store.read((reading) => memberByMobile(reading, merchant, mobile));
  return guardLogin(context, {
    typed: mobile,
    way: "code",
    owner,
    guess,
    wrong: "auth/invalid-verification-code",
    field: "verificationCode",
  });
}

/** The same with a proof of the Firebase emulator in place of the code. */
export function memberByProof(project: string): typeof memberByCode {
  return async (context, mobile, proof) => {
    const { store, now } = context;
    const owner = await store.read((reading) => memberByMobile(reading, context.merchant.merchant, mobile));
    return guardLogin(context, {
      typed: mobile,
      way: "code",
      owner,
      guess: async () => (provesNumber(proof, { project, mobile, now }) ? owner : undefined),
      wrong: "auth/invalid-verification-code",
      field: "verificationCode",
    });
  };
}
