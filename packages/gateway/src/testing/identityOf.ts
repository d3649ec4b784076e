import type { MoneyLab } from "./openMoneyLab.ts";

/** What proves who each of these members is, as it is stored: equal texts mean that nothing of it has changed. */
export function identityOf({ raw }: MoneyLab, ...ids: readonly number[]): string {
  const places = ids.map(() => "?").join(", ");
  const told = ["email", "telegram", "zalo", "birthday", "nationality", "payeeName", "idNumber"]
    .map((field) => `profile ->> '${field}' as ${field}`)
    .join(", ");
  const queries = [
    `select id, password, mobile, authenticator, verifies_logins, ${told} from member where id in (${places}) order by id`,
    `select member_id, hash from payment_password where member_id in (${places}) order by member_id`,
    `select id, bank, number_hash, added_at, removed_at from bank_card where member_id in (${places}) order by id`,
  ];
  return JSON.stringify(queries.map((query) => raw.prepare(query).all(...ids)));
}
