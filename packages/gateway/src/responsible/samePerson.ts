import { plainLine } from "@livery/product/hiddenCharacters.ts";
import type { Expression, ExpressionBuilder, Selectable } from "kysely";
import type { Tables } from "../store/tables.ts";
import type { Reading } from "../store/transaction.ts";
import { mailboxOf } from "./mailbox.ts";

/** What identifies a person: contacts, with whether they are proven, and the data from registration. */
export type Person = Pick<
  Selectable<Tables["member"]>,
  "id" | "merchant" | "mobile" | "profile" | "mobile_proven" | "email_proven"
>;

/** What tells whether two accounts belong to one person. */
export type PersonData = Pick<Person, "mobile" | "profile">;

interface Told {
  /** The mailbox, which has several addresses. */
  readonly mailbox: string | null;
  readonly birthday: string | null;
  /** Ignoring spaces and case. */
  readonly name: string | null;
  readonly idNumber: string | null;
}

/** What a member entered about itself. */
export function toldOf({ profile }: Pick<Person, "profile">): Told {
  const told = JSON.parse(profile) as Readonly<Record<string, unknown>>;
  const textOf = (key: string): string | null => {
    const value = told[key];
    const plain = typeof value === "string" ? plainLine(value.normalize("NFKC")).toLowerCase() : "";
    return plain === "" ? null : plain;
  };
  const email = textOf("email");
  return {
    mailbox: email === null ? null : mailboxOf(email),
    birthday: textOf("birthday"),
    name: textOf("payeeName")?.replaceAll(/\s+/gu, "") ?? null,
    idNumber: textOf("idNumber")?.replaceAll(/[\s-]+/gu, "") ?? null,
  };
}

const LAST_ASCII = 127;

const isSame = (one: string | null, other: string | null) => one !== null && one === other;

/** Whether two accounts belong to one person by their data: number, mail, identity number, or name and birthday. */
export function tellTheSame(one: PersonData, other: PersonData): boolean {
  const [told, otherTold] = [toldOf(one), toldOf(other)];
  return (
    isSame(one.mobile, other.mobile) ||
    isSame(told.mailbox, otherTold.mailbox) ||
    isSame(told.idNumber, otherTold.idNumber) ||
    (isSame(told.name, otherTold.name) && isSame(told.birthday, otherTold.birthday))
  );
}

/** Whether one of some members, given by a query of their ids, is the same person. */
export function isAmong(
  { all, tables }: Reading,
  {
    merchant,
    person,
    ids,
  }: { readonly merchant: string; readonly person: PersonData; readonly ids: Expression<number> },
): boolean {
  const alike = tables
    .selectFrom("member")
    .select(["member.mobile", "member.profile"])
    .where("member.merchant", "=", merchant)
    .where("member.id", "in", ids)
    .where((is) => mayBeTheSame(is, person));
  return all(alike).some((other) => tellTheSame(person, other));
}

/** Whether the row's account may be the person's. Finds the few rows that `tellTheSame` has to compare. */
export function mayBeTheSame(is: ExpressionBuilder<Tables, "member">, person: PersonData) {
  const { mailbox, birthday, idNumber } = toldOf(person);
  return is.or([
    is("member.mobile", "=", person.mobile),
    mayBeOfMailbox(is, mailbox),
    is(toldIn(is, "birthday"), "=", birthday),
    ...(idNumber === null ? [] : [is(toldIn(is, "idNumber"), "is not", null)]),
  ]);
}

/** A text of the row's profile, in lower case. */
function toldIn(is: ExpressionBuilder<Tables, "member">, key: "email" | "birthday" | "idNumber") {
  return is.fn<string | null>("lower", [is.fn("json_extract", ["member.profile", is.val(`$.${key}`)])]);
}

/** What a service may ignore at the beginning of an address. */
const IGNORED = " ._-";

/**
 * Whether the row's mail address may be of a mailbox: both begin with the same character, or the row's is not written in
 * ASCII. Finds the few rows whose mailbox has to be compared; none for no mailbox.
 */
export function mayBeOfMailbox(is: ExpressionBuilder<Tables, "member">, mailbox: string | null) {
  const address = is.fn<string | null>("ltrim", [toldIn(is, "email"), is.val(IGNORED)]);
  const first = is.fn<string | null>("substr", [address, is.val(1), is.val(1)]);
  const wanted = [...(mailbox ?? "")].find((character) => !IGNORED.includes(character));
  return is.and([
    is(is.val(mailbox), "is not", null),
    is.or([is(first, "=", wanted ?? null), is(is.fn<number | null>("unicode", [first]), ">", LAST_ASCII)]),
  ]);
}
