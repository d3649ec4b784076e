import { mobileNumber } from "../codes/mobileNumber.ts";
import { accountKey } from "../members/accountKey.ts";
import { DEFAULT_PASSWORD } from "../members/defaultPassword.ts";
import { type Member, NOBODY, memberByAccount, memberByMobile } from "../members/findMember.ts";
import { NOBODYS_HASH, verifyPassword } from "../members/passwordHash.ts";
import { isTemporaryPassword, temporaryHashOf } from "../members/temporaryPasswords.ts";
import type { RequestContext } from "../requestContext.ts";
import { guardLogin } from "./guardLogin.ts";
import type { LoginProof } from "./loginProof.ts";

interface Credentials {
  /** A username, or a phone number with its country code. */
  readonly typed: string;
  readonly dialingCode: string | undefined;
  readonly password: string;
}

export interface PasswordLogin {
  readonly member: Member;
  readonly proof: LoginProof;
}

/**
 * The member with this account and password. An unknown account, an unknown number and a wrong password get the same
 * error, after the same work. No username begins with a digit, so anything like a phone number is one.
 */
export async function memberByPassword(
  context: RequestContext,
  { typed, dialingCode, password }: Credentials,
): Promise<PasswordLogin> {
  const name = mobileNumber(typed, dialingCode) ?? accountKey(typed);
  const owner = await ownerOf(context, name);
  const guess = () => guessMember(context, name, password);
  return guardLogin(context, { typed: name, way: "password", owner, guess, wrong: "WRONG_LOGIN" });
}

async function ownerOf({ store, merchant: { merchant } }: RequestContext, name: string): Promise<Member | undefined> {
  return store.read((reading) =>
    name.startsWith("+") ? memberByMobile(reading, merchant, name) : memberByAccount(reading, merchant, name),
  );
}

async function guessMember(
  context: RequestContext,
  name: string,
  password: string,
): Promise<PasswordLogin | undefined> {
  const { store, now } = context;
  // Read again: the password may have changed while the guess waited for its turn.
  const found = await ownerOf(context, name);
  const id = found?.id ?? NOBODY;
  const isOwn = await verifyPassword(found?.password ?? NOBODYS_HASH, password);
  const hash = temporaryHashOf(password);
  const isTemporary = await store.read((reading) => isTemporaryPassword(reading, id, { hash, now }));
  if (!found || !(isOwn || isTemporary)) return undefined;
  if (!isOwn) return { member: found, proof: { kind: "temporary", hash } };
  const member = password === DEFAULT_PASSWORD ? await markDefault(context, found) : found;
  return { member, proof: { kind: "password" } };
}

/** A member who still has the default password has to change it, however the login continues (BR-051). */
async function markDefault({ store }: RequestContext, found: Member): Promise<Member> {
  const marked = { must_change_password: 1 } as const;
  await store.write(({ tables, run }) => run(tables.updateTable("member").set(marked).where("id", "=", found.id)));
  return { ...found, ...marked };
}
