import { ApiError } from "../../http/apiError.ts";
import { verifyPassword } from "../../members/passwordHash.ts";
import { temporaryHashOf } from "../../members/temporaryPasswords.ts";
import type { Tables } from "../../store/tables.ts";
import { type RequestContext, sessionOf } from "../../requestContext.ts";
import { inTurn } from "./inTurn.ts";
import { storedPaymentPassword } from "./storedPaymentPassword.ts";

/** After this many wrong attempts in a row none is checked for a while, not even a correct one. */
const ATTEMPTS = 5;
const LOCKED_MS = 15 * 60_000;
const SECOND_MS = 1000;

type Secret = Tables["secret_failure"]["secret"];

const wrong = { payment: "WRONG_PAYMENT_PASSWORD", login: "WRONG_PASSWORD" } as const;

/**
 * Rejects the call unless this is the member's payment password. Wrong attempts are counted, whatever happens to the
 * call.
 */
export async function requirePaymentPassword(context: RequestContext, password: string): Promise<void> {
  const { id } = sessionOf(context).member;
  const stored = await context.store.read((reading) => storedPaymentPassword(reading, id));
  if (stored === undefined) throw new ApiError("PAYMENT_PASSWORD_UNSET");
  await requireSecret(context, "payment", () => verifyPassword(stored, password));
}

/**
 * Checks the payment password or, for a member who has none, the login password (PM-003).
 */
export async function requireEitherPassword(
  context: RequestContext,
  {
    paymentPassword,
    password,
  }: { readonly paymentPassword?: string | undefined; readonly password?: string | undefined },
): Promise<void> {
  const { id } = sessionOf(context).member;
  const isSet = await context.store.read((reading) => storedPaymentPassword(reading, id) !== undefined);
  const [field, given] = isSet ? (["paymentPassword", paymentPassword] as const) : (["password", password] as const);
  if (given === undefined) throw new ApiError("FIELD_INVALID", { field, rule: "required" });
  await (isSet ? requirePaymentPassword(context, given) : requireLoginPassword(context, given));
}

/** Checks the login password, with which a member confirms what cannot be undone. */
export async function requireLoginPassword(context: RequestContext, password: string): Promise<void> {
  const stored = sessionOf(context).member.password;
  await requireSecret(context, "login", () => verifyPassword(stored, password));
}

/** Checks the password that the session began with: the temporary one (AU-052) or the login password. */
export async function requireOldPassword(context: RequestContext, password: string): Promise<void> {
  const { temporaryHash } = sessionOf(context);
  if (temporaryHash === undefined) return requireLoginPassword(context, password);
  return requireSecret(context, "login", async () => temporaryHashOf(password) === temporaryHash);
}

/** Checks one attempt at a time for a member, so that simultaneous guesses are all counted. */
async function requireSecret(context: RequestContext, secret: Secret, verify: () => Promise<boolean>): Promise<void> {
  const { store, now } = context;
  const { id } = sessionOf(context).member;
  await inTurn(store, `${secret} ${id}`, async () => {
    const failures = await failuresOf(context, id, secret);
    if (failures.count >= ATTEMPTS) {
      const until = failures.lastAt + LOCKED_MS;
      const retryAfter = Math.ceil((until - now) / SECOND_MS);
      throw new ApiError("PASSWORD_LOCKED", { until: new Date(until).toISOString(), retryAfter });
    }
    const isRight = await verify();
    if (isRight && failures.count === 0) return;
    await store.write(({ run, tables }) => {
      if (isRight)
        return run(tables.deleteFrom("secret_failure").where("member_id", "=", id).where("secret", "=", secret));
      const row = { member_id: id, secret, failures: failures.count + 1, last_at: now };
      return run(tables.replaceInto("secret_failure").values(row));
    });
    if (!isRight) throw new ApiError(wrong[secret], { left: ATTEMPTS - failures.count - 1 });
  });
}

async function failuresOf(
  { store, now }: RequestContext,
  id: number,
  secret: Secret,
): Promise<{ count: number; lastAt: number }> {
  const row = await store.read(({ first, tables }) =>
    first(
      tables
        .selectFrom("secret_failure")
        .select(["failures", "last_at"])
        .where("member_id", "=", id)
        .where("secret", "=", secret)
        .where("last_at", ">", now - LOCKED_MS),
    ),
  );
  return { count: row?.failures ?? 0, lastAt: row?.last_at ?? now };
}
