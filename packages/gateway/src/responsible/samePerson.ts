import type { ExpressionBuilder, Selectable } from "kysely";
import type { Tables } from "../store/tables.ts";

/** What a person is known by: contacts, with whether they were proven, and what the registration asked for. */
export type Person = Pick<
  Selectable<Tables["member"]>,
  "id" | "merchant" | "mobile" | "profile" | "mobile_proven" | "email_proven"
>;

interface Told {
  /** In small letters. */
  readonly email: string | null;
  readonly birthday: string | null;
  /** However it is spaced and capitalised. */
  readonly name: string | null;
  readonly idNumber: string | null;
}

/** What a member told of itself. */
export function toldOf({ profile }: Pick<Person, "profile">): Told {
  const told = JSON.parse(profile) as Readonly<Record<string, unknown>>;
  const textOf = (key: string): string | null => {
    const value = told[key];
    return typeof value === "string" && value.trim() !== "" ? value.normalize("NFKC").trim().toLowerCase() : null;
  };
  return {
    email: textOf("email"),
    birthday: textOf("birthday"),
    name: textOf("payeeName")?.replaceAll(/\s+/gu, "") ?? null,
    idNumber: textOf("idNumber")?.replaceAll(/[\s-]+/gu, "") ?? null,
  };
}

const isSame = (one: string | null, other: string | null) => one !== null && one === other;

/** Whether two accounts are one person's by what they tell: number, mail, identity number, or name and birthday. */
export function tellTheSame(
  one: Pick<Person, "mobile" | "profile">,
  other: Pick<Person, "mobile" | "profile">,
): boolean {
  const [told, otherTold] = [toldOf(one), toldOf(other)];
  return (
    isSame(one.mobile, other.mobile) ||
    isSame(told.email, otherTold.email) ||
    isSame(told.idNumber, otherTold.idNumber) ||
    (isSame(told.name, otherTold.name) && isSame(told.birthday, otherTold.birthday))
  );
}

/** A text of the row's profile, in small letters. */
export function toldIn(is: ExpressionBuilder<Tables, "member">, key: keyof Told) {
  return is.fn<string | null>("lower", [is.fn("json_extract", ["member.profile", is.val(`$.${key}`)])]);
}
