import { spendCode } from "../codes/codes.ts";
import { refuseCode } from "../codes/refuseCode.ts";
import { type Member, memberByMobile } from "../members/findMember.ts";
import type { Visit } from "../visit.ts";
import { guardLogin } from "./guardLogin.ts";

/** Whose number this is, and whose phone got the code. An unknown number is refused like a wrong code. */
export async function memberByCode(visit: Visit, mobile: string, code: string): Promise<Member> {
  const { store, now } = visit;
  const { merchant } = visit.merchant;
  const guess = async () => {
    const found = await store.write((writing) => {
      const outcome = spendCode(writing, { merchant, purpose: "login", recipient: mobile }, code, now);
      return outcome === "right" ? memberByMobile(writing, merchant, mobile) : outcome;
    });
    if (found === "late") throw refuseCode(found, "verificationCode");
    return found === "wrong" ? undefined : found;
  };
  const owner = await store.read((reading) => memberByMobile(reading, merchant, mobile));
  return guardLogin(visit, {
    typed: mobile,
    way: "code",
    owner,
    guess,
    wrong: "auth/invalid-verification-code",
    field: "verificationCode",
  });
}
