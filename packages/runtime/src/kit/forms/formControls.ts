import type { FieldTexts } from "@livery/ui/Field/fieldTexts.ts";
import type { FormEvent } from "react";
import type { Control, UseFormRegisterReturn } from "react-hook-form";
import type { FormCaptcha } from "./captcha/useCaptcha.ts";
import type { RawValues } from "./fieldsResolver.ts";
import type { Entered, FormFieldSpec } from "./formField.ts";
import type { CaptchaResponse } from "./captcha/captchaResponse.ts";

/** What the fields of `@livery/ui` show around a control. */
export interface ShownField extends Pick<FieldTexts, "label" | "required" | "optionalLabel" | "error"> {
  readonly hint: string | undefined;
}

/** A form for its fields and for `WriteForm`. */
export interface FormControls<Name extends string> {
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly sending: boolean;
  /** What is to be said of the form as a whole. */
  readonly message: string | undefined;
  /** An earlier send has an unknown outcome. Sending again does not change it: only the response does. */
  readonly unknown: boolean;
  /** The fields with a problem, by their labels. */
  readonly problems: readonly { readonly id: string; readonly text: string }[];
  /** Once the form has one. */
  readonly captcha: FormCaptcha | undefined;
  readonly spec: (name: Name) => FormFieldSpec | undefined;
  /** For a control that keeps its own value: a text, a password, a box. */
  readonly field: (
    name: Name | "captcha",
  ) => ShownField & Pick<UseFormRegisterReturn, "name" | "ref" | "onChange" | "onBlur">;
  /** The same without a hold on the control, for one that is given its value (`ValuedField`). */
  readonly shown: (name: Name | "captcha") => ShownField;
  readonly control: Control<RawValues>;
  /** Judges some of its fields now; if one is wrong, says so and focuses the first of them. */
  readonly check: (names: readonly (Name | "captcha")[]) => Promise<boolean>;
  readonly focus: (name: Name) => void;
  /**
   * Does something besides sending, such as asking for a code. It uses up the captcha, unless it returns "captchaKept"; what
   * is thrown shows as a failure of the form.
   */
  readonly attempt: (
    action: (captcha: CaptchaResponse | undefined) => Promise<"captchaKept" | undefined | void>,
  ) => Promise<void>;
  /** Fills in fields where nothing is entered yet. */
  readonly fillIn: (values: Readonly<Partial<Record<Name, string | undefined>>>) => void;
  /** Forgets what was wrong; what was typed stays. */
  readonly clear: () => void;
  /** What is entered now. */
  readonly values: () => Entered<Name>;
}
