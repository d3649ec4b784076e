import { ApiError } from "../../http/apiError.ts";
import { hasPassword, verifyPassword } from "../../members/passwordHash.ts";
import { temporaryHashOf } from "../../members/temporaryPasswords.ts";
import type { Session } from "../../members/sessions.ts";
import { type RequestContext, sessionOf } from "../../requestContext.ts";
import type { Reading, Writing } from "../../store/transaction.ts";
import { inTurn } from "./inTurn.ts";
import { storedPaymentPassword } from "./storedPaymentPassword.ts";

/** After this many wrong attempts in a row none is checked for a while, not even a correct one. */
const ATTEMPTS = 5;
const LOCKED_MS = 15 * 60_000;
const SECOND_MS = 1000;

/** The wrong attempts in a row, the last of them within `LOCKED_MS`. */
interface Failures {
  readonly count: number;
  readonly lastAt: number;
}

/** What is asked for, and where its wrong attempts are counted. */
interface Secret {
  readonly wrong: "WRONG_PAYMENT_PASSWORD" | "WRONG_PASSWORD";
  /** Names what it is counted for. */
  readonly subject: (session: Session) => string;
  readonly failures: (reading: Reading, session: Session) => Failures | undefined;
  /** Stores the failures; none after a right attempt. */
  readonly store: (writing: Writing, session: Session, failures: Failures | undefined) => void;
}

/** Counted for the member: whoever knows the login password may begin any number of sessions. */
const payment: Secret = {
  wrong: "WRONG_PAYMENT_PASSWORD",
  subject: ({ member }) => `payment ${member.id}`,
  failures({ first, tables }, { member }) {
    const row = tables.selectFrom("secret_failure").select(["failures as count", "last_at as lastAt"]);
    return first(row.where("member_id", "=", member.id).where("secret", "=", "payment"));
  },
  store({ run, tables }, { member: { id } }, failures) {
    if (!failures) return run(tables.deleteFrom("secret_failure").where("member_id", "=", id));
    const row = { member_id: id, secret: "payment" as const, failures: failures.count, last_at: failures.lastAt };
    return run(tables.replaceInto("secret_failure").values(row));
  },
};

/**
 * Counted for the session: whoever has stolen one cannot keep its member from changing the password in another, and gets
 * no other without the password.
 */
const login: Secret = {
  wrong: "WRONG_PASSWORD",
  subject: ({ tokenHash }) => `login ${tokenHash}`,
  failures({ first, tables }, { tokenHash }) {
    const row = tables.selectFrom("session").select(["wrong_passwords as count", "wrong_at as lastAt"]);
    const found = first(row.where("token_hash", "=", tokenHash));
    return found && { count: found.count, lastAt: found.lastAt ?? 0 };
  },
  store({ run, tables }, { tokenHash }, { count, lastAt } = { count: 0, lastAt: 0 }) {
    const set = { wrong_passwords: count, wrong_at: count === 0 ? null : lastAt };
    return run(tables.updateTable("session").set(set).where("token_hash", "=", tokenHash));
  },
};

/**
 * Rejects the call unless this is the member's payment password. Wrong attempts are counted, whatever happens to the
 * call.
 */
export async function requirePaymentPassword(context: RequestContext, password: string): Promise<void> {
  const { id } = sessionOf(context).member;
  const stored = await context.store.read((reading) => storedPaymentPassword(reading, id));
  if (stored === undefined) throw new ApiError("PAYMENT_PASSWORD_UNSET");
  await requireSecret(context, payment, () => verifyPassword(stored, password));
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

/**
 * Checks the login password, with which a member confirms what cannot be undone. A member who logs in only by code has
 * none to check.
 */
async function requireLoginPassword(context: RequestContext, password: string): Promise<void> {
  const { member } = sessionOf(context);
  if (!hasPassword(member)) throw new ApiError("PASSWORD_UNSET");
  await requireSecret(context, login, () => verifyPassword(member.password, password));
}

/**
 * Checks the login password before a break. A member who has none may take a break all the same: nothing else protects
 * a person from playing on (CO-024).
 */
export async function requirePasswordForBreak(context: RequestContext, password: string | undefined): Promise<void> {
  if (!hasPassword(sessionOf(context).member)) return;
  if (password === undefined) throw new ApiError("FIELD_INVALID", { field: "password", rule: "required" });
  await requireLoginPassword(context, password);
}

/** Checks the password that the session began with: the temporary one (AU-052) or the login password. */
export async function requireOldPassword(context: RequestContext, password: string): Promise<void> {
  const { temporaryHash } = sessionOf(context);
  if (temporaryHash === undefined) return requireLoginPassword(context, password);
  return requireSecret(context, login, async () => temporaryHashOf(password) === temporaryHash);
}

/** Checks one attempt at a time, so that simultaneous guesses are all counted. */
async function requireSecret(context: RequestContext, secret: Secret, verify: () => Promise<boolean>): Promise<void> {
  const { store, now } = context;
  const session = sessionOf(context);
  await inTurn(store, secret.subject(session), async () => {
    const before = await store.read((reading) => secret.failures(reading, session));
    const { count, lastAt } = before && before.lastAt > now - LOCKED_MS ? before : { count: 0, lastAt: now };
    if (count >= ATTEMPTS) {
      const until = lastAt + LOCKED_MS;
      const retryAfter = Math.ceil((until - now) / SECOND_MS);
      throw new ApiError("PASSWORD_LOCKED", { until: new Date(until).toISOString(), retryAfter });
    }
    const isRight = await verify();
    if (isRight && count === 0) return;
    const failures = isRight ? undefined : { count: count + 1, lastAt: now };
    await store.write((writing) => secret.store(writing, session, failures));
    if (failures) throw new ApiError(secret.wrong, { left: ATTEMPTS - failures.count });
  });
}
