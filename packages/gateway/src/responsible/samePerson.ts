import { plainLine } from "@livery/product/hiddenCharacters.ts";
import type { ExpressionBuilder, Selectable } from "kysely";
import type { Tables } from "../store/tables.ts";

/** What identifies a person: contacts, with whether they are proven, and the data from registration. */
export type Person = Pick<
  Selectable<Tables["member"]>,
  "id" | "merchant" | "mobile" | "profile" | "mobile_proven" | "email_proven"
>;

interface Told {
  /** In lower case. */
  readonly email: string | null;
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
  return {
    email: textOf("email"),
    birthday: textOf("birthday"),
    name: textOf("payeeName")?.replaceAll(/\s+/gu, "") ?? null,
    idNumber: textOf("idNumber")?.replaceAll(/[\s-]+/gu, "") ?? null,
  };
}

const isSame = (one: string | null, other: string | null) => one !== null && one === other;

/** Whether two accounts belong to one person by their data: number, mail, identity number, or name and birthday. */
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

/** A text of the row's profile, in lower case. */
export function toldIn(is: ExpressionBuilder<Tables, "member">, key: keyof Told) {
  return is.fn<string | null>("lower", [is.fn("json_extract", ["member.profile", is.val(`$.${key}`)])]);
}
