import type { Minor } from "@livery/product/money.ts";
import type { FieldSettings } from "@livery/product/registration.ts";
import type { FieldMessage } from "@livery/product/validateField.ts";
import type { IconName } from "@livery/ui/Icon/iconNames.ts";
import type { ParseKeys } from "i18next";

/** What a form takes, as a password manager and a phone's keyboard need to know it. */
interface EntryKind {
  readonly autoComplete: string;
  readonly inputMode?: "email" | "tel" | "numeric" | "decimal";
  /** What a phone's keyboard writes with a capital letter; nothing when left out. */
  readonly capitals?: "words" | "sentences";
  readonly icon?: IconName;
  /** At its end. */
  readonly unit?: string;
  /** Typed unseen, and white space around it counts (VF-002). */
  readonly secret?: true;
}

const entryKinds = {
  username: { autoComplete: "username", icon: "user" },
  currentPassword: { autoComplete: "current-password", secret: true },
  newPassword: { autoComplete: "new-password", secret: true },
  // Not the account's password, which a browser would offer here. It is of digits (VF-019).
  paymentPassword: { autoComplete: "off", inputMode: "numeric", secret: true },
  email: { autoComplete: "email", inputMode: "email", icon: "mail" },
  phone: { autoComplete: "tel-national", inputMode: "tel" },
  otherPhone: { autoComplete: "off", inputMode: "tel" },
  personName: { autoComplete: "name", capitals: "words", icon: "idCard" },
  sentCode: { autoComplete: "one-time-code", inputMode: "numeric" },
  digits: { autoComplete: "off", inputMode: "numeric" },
  amount: { autoComplete: "off", inputMode: "decimal" },
  /** A share in percent with up to two decimals; its limits are in hundredths of a percent. */
  percent: { autoComplete: "off", inputMode: "decimal", unit: "%" },
  text: { autoComplete: "off" },
  nickname: { autoComplete: "nickname", icon: "user" },
  birthday: { autoComplete: "bday" },
  address: { autoComplete: "street-address", capitals: "words" },
  country: { autoComplete: "country-name", capitals: "words" },
  words: { autoComplete: "off", capitals: "sentences" },
  /** A box to tick: "on" or nothing. */
  box: { autoComplete: "off" },
} as const satisfies Record<string, EntryKind>;

export type EntryKindId = keyof typeof entryKinds;

export function entryKind(id: EntryKindId): EntryKind {
  return entryKinds[id];
}

/** What is wrong with a field: the key of a text that all forms share. */
export type FieldFault = FieldMessage | Extract<ParseKeys<"forms">, `fault.${string}`>;

/** What an amount may be. */
export interface AmountLimits {
  readonly minimum?: Minor;
  readonly maximum?: Minor;
}

/** A field of a form. */
export interface FormFieldSpec {
  readonly label: string;
  readonly kind: EntryKindId;
  readonly rule: FieldSettings;
  /** Of an amount or a share. */
  readonly limits?: AmountLimits | undefined;
  /** In place of its kind's. */
  readonly icon?: IconName | undefined;
  /** Its rule is shown below it before anything is wrong. */
  readonly explained?: boolean | undefined;
  /** Its own texts, in place of the shared ones: by the fault, or by the code of an API error that belongs to it. */
  readonly texts?: (Readonly<Partial<Record<FieldFault, string>>> & Readonly<Record<string, string>>) | undefined;
}

export type FormFields<Name extends string> = { readonly [Each in Name]?: FormFieldSpec | undefined };

/** What was entered, as `FormData` has it: texts without what is unseen around them, and "on" for a box that is ticked. */
export type Entered<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** What is wrong with a form, field by field. */
export type Faults<Name extends string> = Readonly<Partial<Record<Name, FieldFault | undefined>>>;

/** The fields with the captcha's, where the form has one: a captcha that is not shown is not asked for (VF-003). */
export function withCaptcha(
  fields: FormFields<string>,
  rule: FieldSettings | undefined,
  { label, missing }: { readonly label: string; readonly missing?: string | undefined },
): FormFields<string> {
  if (!rule) return fields;
  return { ...fields, captcha: { label, kind: "text", rule, texts: missing ? { in_required: missing } : undefined } };
}

/** The text that explains a field's rule. */
export function ruleMessage({ patternId = 0 }: FieldSettings): FieldMessage {
  return `in_pattern_${patternId}` as FieldMessage;
}

/** What a rule's text has in it. */
export function ruleValues({ minLength, maxLength }: FieldSettings): {
  readonly min: number;
  readonly max: number | "∞";
} {
  return { min: minLength ?? 0, max: maxLength ?? "∞" };
}

/** The fields of a form that it has at present. */
export function fieldEntries<Name extends string>(
  fields: FormFields<Name>,
): readonly (readonly [Name, FormFieldSpec])[] {
  return Object.entries<FormFieldSpec | undefined>(fields).flatMap(([name, spec]) =>
    spec ? [[name as Name, spec]] : [],
  );
}
