import { fieldPatterns } from "@livery/product/fieldPatterns.ts";
import { type TextLanguage, textLanguages } from "@livery/product/languages.ts";
import { type FieldSettings, type FormField, resolveFields } from "@livery/product/registration.ts";
import { type RegistrationFieldId, registrationFields } from "@livery/product/registrationFields.ts";
import type { FieldMessage } from "@livery/product/validateField.ts";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createTexts } from "../i18n/createTexts.ts";
import { entered, faultsOf } from "../kit/forms/fieldsResolver.ts";
import { type FieldFault, fieldEntries, ruleValues, withCaptcha } from "../kit/forms/formField.ts";
import { registerFormFields } from "./registerFormFields.ts";

const further = registrationFields.map(({ id }) => id);
const hidden = Object.fromEntries(further.map((id) => [id, "hidden"])) as Record<RegistrationFieldId, "hidden">;
const switches = { DIRECTREG3: true, USERNAMEREG3: true, MOBILEREG3: true, MOBILEREGPASS3: true, REGMOBVERF3: false };

/** The form's fields where the platform sets this rule for each further one. */
function fieldsWith(rule: FieldSettings) {
  const settings = { fields: Object.fromEntries(further.map((id) => [id, rule])) };
  const asked: readonly FormField[] = resolveFields({ brandDefaults: hidden, settings, switches });
  const fields = registerFormFields(asked, { label: (id) => id, own: {} });
  return withCaptcha(fields, asked.find(({ id }) => id === "captcha")?.rule, { label: "captcha" });
}

const languages = textLanguages.map(({ code }) => ({ code, t: forms(code) }));

function forms(code: TextLanguage) {
  const file = new URL(`../i18n/locales/${code}/forms.json`, import.meta.url);
  const texts = createTexts({ assets: { texts: {} }, texts: {} }, code);
  texts.i18n.addResourceBundle(code, "forms", JSON.parse(readFileSync(file, "utf8")));
  return texts.i18n.getFixedT(null, "forms");
}

/** What each further field says of a value in both languages, in one list without repetitions. */
async function said(rule: FieldSettings, value: string): Promise<readonly string[]> {
  const fields = fieldsWith(rule);
  const raw = Object.fromEntries(further.map((id) => [id, value]));
  const faults: Readonly<Record<string, FieldFault | undefined>> = await faultsOf(fields, entered(fields, raw));
  const texts = fieldEntries(fields)
    .filter(([name]) => further.some((id) => id === name))
    .map(([name, spec]) => {
      const fault = faults[name];
      return languages.map(({ t }) => (fault ? t(fault, ruleValues(spec.rule)) : "-")).join(" | ");
    });
  expect(texts).toHaveLength(further.length);
  return [...new Set(texts)];
}

const text = (key: FieldMessage, rule: FieldSettings) => languages.map(({ t }) => t(key, ruleValues(rule))).join(" | ");

const cases = fieldPatterns.flatMap((pattern) => [true, false].map((required) => ({ ...pattern, required })));

test.each(cases)(
  "VF-030 VF-031 every field, pattern $id $title, required: $required",
  async ({ id: patternId, accepts, refuses, examplesFor: { min, max }, required }) => {
    const rule = { required, patternId, minLength: min, maxLength: max };
    const broken = text(`in_pattern_${patternId}`, rule);
    // Around anything but a password white space is dropped, so that it cannot break a rule.
    for (const value of refuses.filter((each) => each.trim() === each)) {
      expect([value, await said(rule, value)]).toEqual([value, [broken]]);
    }
    for (const value of accepts) {
      const length = [...value.normalize("NFC")].length;
      const bounded = (minLength: number, maxLength: number) => ({ ...rule, minLength, maxLength });
      const [short, long] = [bounded(length + 1, length + 9), bounded(0, length - 1)];
      expect(await said(bounded(length, length), value)).toEqual(["- | -"]);
      expect(await said(short, value)).toEqual([text(`in_pattern_${patternId}`, short)]);
      expect(await said(long, value)).toEqual([text(`in_pattern_${patternId}`, long)]);
    }
    const missing = text("in_required", rule);
    // A payment password is required wherever it is shown (VF-019).
    expect(await said(rule, "")).toEqual(required ? [missing] : ["- | -", missing]);
  },
);
