import type { WireProfile } from "@livery/platform/decoders/shared/profile.gen.ts";
import type { IdentityPart } from "@livery/platform/call.ts";
import type { UpdateProfileRequest } from "@livery/platform/requests/updateProfile.gen.js";
import { plainLine } from "@livery/product/hiddenCharacters.ts";
import { linearPattern } from "@livery/product/linearPattern.ts";
import { requiredRule } from "@livery/product/registration.ts";
import { validateField } from "@livery/product/validateField.ts";
import { maskedMobile } from "../codes/mobileNumber.ts";
import { ApiError } from "../http/apiError.ts";
import { type IdentityPermit, identityTables } from "../identity/identityPermit.ts";
import type { RequestContext } from "../requestContext.ts";
import type { Writing } from "../store/transaction.ts";
import { type Member, memberById, memberByMobile } from "./findMember.ts";
import { proveContact } from "./proveContact.ts";
import { registrationSettings } from "./registrationSettings.ts";
import { requireAge } from "./requireAge.ts";

/** The fields that a member only states, in addition to the nickname. */
const stated = [
  "birthday",
  "email",
  "telegram",
  "zalo",
  "address",
  "nationality",
  "occupation",
  "sourceOfIncome",
] as const;

type Stated = (typeof stated)[number];

/**
 * The fields that can be set only once. Birthday and nationality identify a person. A mail address receives temporary
 * passwords, and no call proves a new one: somebody who finds an open session could take over the account with it.
 */
const setOnce: readonly Stated[] = ["birthday", "email", "nationality"];

/** The fields that the call takes in one form (a day, a country's code), however a brand's registration asks for them. */
const coded: ReadonlySet<string> = new Set<Stated>(["birthday", "nationality"]);

/** What a member wants to change; an empty text removes the field. */
export type ProfileChanges = Readonly<Partial<Record<Stated | "nickname", string>>>;

function statedBy({ profile }: Pick<Member, "profile">): Readonly<Record<string, unknown>> {
  return JSON.parse(profile) as Readonly<Record<string, unknown>>;
}

/** A member's profile (AP-101). */
export function profileOf(member: Pick<Member, "nickname" | "mobile" | "profile">): WireProfile {
  const entered = statedBy(member);
  const told = stated.flatMap((name) => (typeof entered[name] === "string" ? [[name, entered[name]]] : []));
  return {
    nickname: member.nickname,
    ...Object.fromEntries(told),
    ...(member.mobile !== null && { mobile: maskedMobile(member.mobile) }),
    setOnce: [...setOnce],
  };
}

/** The changes of a request; rejects the first field that breaks the rule which it has in the registration. */
export function profileChanges(context: RequestContext, asked: UpdateProfileRequest): ProfileChanges {
  const { registration, constants } = context.merchant;
  const rules = { brandRules: registration.rules, settings: registrationSettings(context.merchant) };
  const named = (["nickname", ...stated] as const).flatMap((name) => {
    const value = asked[name];
    return value === undefined ? [] : [[name, plainLine(value)] as const];
  });
  for (const [field, value] of named) {
    const rule = { ...requiredRule(field, coded.has(field) ? {} : rules), required: field === "nickname" };
    const finding = validateField(rule, value, linearPattern);
    if (finding) throw new ApiError("FIELD_INVALID", { field, rule: finding.reason });
    if (field === "birthday") requireAge(context, constants.birthdayAge, value);
  }
  return Object.fromEntries(named);
}

/** Rejects another value for a field that can be set only once. */
export function requireUnset(member: Pick<Member, "profile">, changes: ProfileChanges): void {
  const entered = statedBy(member);
  for (const field of setOnce) {
    const [before, value] = [entered[field], changes[field]];
    if (value === undefined || before === undefined || before === "") continue;
    if (before !== value) throw new ApiError("FIELD_SET", { field });
  }
}

/** The fields of a profile that prove who the member is, or where the operator may be asked for help in its name. */
const identityFields: Readonly<Record<string, IdentityPart>> = {
  email: "email",
  telegram: "messenger",
  zalo: "messenger",
  line: "messenger",
  whatsapp: "messenger",
  facebook: "messenger",
  wechat: "messenger",
  qqNum: "messenger",
  birthday: "person",
  nationality: "person",
  idNumber: "person",
  payeeName: "person",
};

/** Changes a member's profile; `mobile` is a number that the member has proven. */
export function changeProfile(
  writing: Writing,
  permit: IdentityPermit,
  {
    changes,
    mobile,
    now,
  }: { readonly changes: ProfileChanges; readonly mobile: string | undefined; readonly now: number },
): void {
  const member = memberById(writing, permit.memberId)!;
  requireUnset(member, changes);
  const { nickname = member.nickname, ...told } = changes;
  const before = statedBy(member);
  const after = Object.fromEntries(Object.entries({ ...before, ...told }).filter(([, value]) => value !== ""));
  const { run } = writing;
  storeStated(writing, permit, before, after);
  run(writing.tables.updateTable("member").set({ nickname }).where("id", "=", member.id));
  if (mobile === undefined) return;
  const owner = memberByMobile(writing, member.merchant, mobile);
  if (owner && owner.id !== member.id) throw new ApiError("MOBILE_TAKEN", { field: "mobile" });
  run(identityTables(writing, permit, "mobile").updateTable("member").set({ mobile }).where("id", "=", member.id));
  proveContact(writing, member, "mobile", now);
}

type Told = Readonly<Record<string, unknown>>;

function changedParts(before: Told, after: Told): IdentityPart[] {
  return Object.entries(identityFields).flatMap(([field, part]) => (before[field] === after[field] ? [] : [part]));
}

function storeStated(writing: Writing, permit: IdentityPermit, before: Told, after: Told): void {
  const members = identityTables(writing, permit, ...changedParts(before, after)).updateTable("member");
  writing.run(members.set({ profile: JSON.stringify(after) }).where("id", "=", permit.memberId));
}

/** Removes the mail address and the messengers from a member's profile. */
export function removeContacts(writing: Writing, permit: IdentityPermit): void {
  const before = statedBy(memberById(writing, permit.memberId)!);
  const contacts: readonly (IdentityPart | undefined)[] = ["email", "messenger"];
  const kept = Object.entries(before).filter(([field]) => !contacts.includes(identityFields[field]));
  storeStated(writing, permit, before, Object.fromEntries(kept));
  const { run, tables } = writing;
  run(tables.updateTable("member").set({ email_proven: 0 }).where("id", "=", permit.memberId));
}
