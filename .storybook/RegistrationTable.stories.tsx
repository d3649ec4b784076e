import { PlatformError } from "@livery/platform/platformError.ts";
import { fieldPatterns, type FieldPatternId } from "@livery/product/fieldPatterns.ts";
import { type TextLanguage, textLanguages } from "@livery/product/languages.ts";
import { type FieldSettings, type FormField, resolveFields } from "@livery/product/registration.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { FieldMessage } from "@livery/product/validateField.ts";
import { type RegistrationFieldId, registrationFields } from "@livery/product/registrationFields.ts";
import { NewAccountForm } from "@livery/runtime/features/core/auth/NewAccountForm.tsx";
import { createTexts, type Texts } from "@livery/runtime/i18n/createTexts.ts";
import { TextsContext } from "@livery/runtime/i18n/TextsContext.ts";
import { SiteContext } from "@livery/runtime/state/SiteContext.ts";
import { WithPlatform } from "@livery/runtime/state/testing/WithPlatform.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { expect } from "storybook/test";
import { siteIn } from "./siteIn.ts";
import { settingOf } from "./storyGlobals.ts";

// Each pattern for every field of the real form at once. The whole table, with the lengths of every pattern, is in
// packages/runtime/src/features/core/auth/registerTable.test.ts: a browser would need minutes for it.

const meta: Meta = { title: "Site/Registration table", tags: ["!autodocs"], parameters: { layout: "fullscreen" } };
export default meta;

type HiddenFields = Readonly<Record<RegistrationFieldId, "hidden">>;
type Mount = Parameters<NonNullable<StoryObj["play"]>>[0]["mount"];

const isAccountField = (id: string) => id === "username" || id === "password";

/** The form's fields where the platform sets this rule for each further one; `required` decides by the field's place. */
function fieldsWith(rule: Omit<FieldSettings, "required">, required: (index: number) => boolean): readonly FormField[] {
  const settings = registrationFields.map(({ id }, index) => [id, { ...rule, required: required(index) }]);
  return resolveFields({
    brandDefaults: Object.fromEntries(registrationFields.map(({ id }) => [id, "hidden"])) as HiddenFields,
    settings: { fields: Object.fromEntries(settings) },
    switches: { DIRECTREG3: true, USERNAMEREG3: true, MOBILEREG3: false, MOBILEREGPASS3: true, REGMOBVERF3: false },
  });
}

/** What is typed into every field, and the key of the message that a field then shows. */
interface Row {
  readonly rule: { readonly patternId: FieldPatternId; readonly minLength: number; readonly maxLength: number };
  readonly value: string;
  readonly message: (required: boolean) => FieldMessage | undefined;
}

/** A value that breaks each pattern, and for one of them each length, a right value and nothing. */
const rows: readonly Row[] = [
  ...fieldPatterns.map(({ id: patternId, examplesFor: { min, max }, refuses }) => ({
    rule: { patternId, minLength: min, maxLength: max },
    value: refuses[0],
    message: () => `in_pattern_${patternId}` as const,
  })),
  ...["1", "123456", "123", ""].map((value) => ({
    rule: { patternId: 5, minLength: 2, maxLength: 5 } as const,
    value,
    message: (required: boolean) => {
      if (value === "") return required ? ("in_required" as const) : undefined;
      return value === "123" ? undefined : ("in_pattern_5" as const);
    },
  })),
];

/** A registration in a language, begun anew by `show` with other fields. */
async function openForm(site: SiteConfig, mount: Mount) {
  const send = () => Promise.reject(new PlatformError("offline", "nothing is sent here"));
  const voices = new Map(
    await Promise.all(textLanguages.map(async ({ code }) => [code, await textsIn(site, code)] as const)),
  );
  let show: (asked: readonly FormField[], language: TextLanguage) => void = () => undefined;
  function Form() {
    const [shown, setShown] = useState<{ asked: readonly FormField[]; texts: Texts; row: number }>();
    useEffect(() => {
      show = (asked, language) => {
        const texts = voices.get(language);
        if (texts) flushSync(() => setShown((last) => ({ asked, texts, row: (last?.row ?? 0) + 1 })));
      };
    }, []);
    if (!shown) return null;
    return (
      <TextsContext value={shown.texts}>
        <NewAccountForm key={shown.row} ways={[{ mode: "username", asked: shown.asked }]} onMade={() => undefined} />
      </TextsContext>
    );
  }
  await mount(
    <WithPlatform send={send}>
      <SiteContext value={site}>
        <Form />
      </SiteContext>
    </WithPlatform>,
  );
  return {
    show: (asked: readonly FormField[], language: TextLanguage) => show(asked, language),
    forms: (language: TextLanguage) => voices.get(language)?.i18n.getFixedT(null, "forms"),
  };
}

async function textsIn(site: SiteConfig, code: TextLanguage): Promise<Texts> {
  const texts = createTexts(site, code);
  await Promise.all([texts.load("core"), texts.load("auth")]);
  return texts;
}

const isTyped = ({ name }: HTMLInputElement) => registrationFields.some(({ id }) => id === name);

/** Types the same into every further field and sends the form. */
function enter(value: string): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  for (const input of [...document.querySelectorAll("input")].filter(isTyped)) {
    set?.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
  document.querySelector("form")?.requestSubmit();
}

/** The message of each field, by the field's name. */
function messages(): Readonly<Record<string, string>> {
  const invalid = [...document.querySelectorAll<HTMLInputElement>("input[aria-invalid]")];
  return Object.fromEntries(
    invalid.map(({ name, ariaDescribedByElements }) => [
      name,
      ariaDescribedByElements?.map(({ textContent }) => textContent).join(" ") ?? "",
    ]),
  );
}

/** In ms; far more than a form needs. */
const SETTLED = 5000;

/** What the form says, once it was judged: the username and the password are never typed, so it says something of them. */
async function judged(): Promise<Readonly<Record<string, string>>> {
  const end = performance.now() + SETTLED;
  while (!document.querySelector('input[name="username"][aria-invalid]') && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve));
  }
  return messages();
}

export const Table: StoryObj = {
  name: "ER-035 every field of the form says what its rule asks for, for every pattern, in Korean and English",
  // `mount` is taken apart here because Storybook reads from that whether a story begins by itself.
  play: async ({ mount, ...story }) => {
    const { show, forms } = await openForm(siteIn(settingOf(story)), mount);
    const wrong: unknown[] = [];
    // In one language the even fields are required, in the other one the odd ones.
    for (const [odd, { code }] of textLanguages.entries()) {
      const t = forms(code);
      for (const { rule, value, message } of rows) {
        const asked = fieldsWith(rule, (index) => index % 2 === odd);
        show(asked, code);
        enter(value);
        const { minLength: min, maxLength: max } = rule;
        const expected = asked.flatMap(({ id, rule: { required } }) => {
          const key = isAccountField(id) ? "in_required" : message(required);
          return key === undefined ? [] : [[id, t?.(key, { min, max })] as const];
        });
        const { terms: _, confirmPassword: __, ...found } = await judged();
        const row = { code, odd, rule, value };
        if (JSON.stringify(found) !== JSON.stringify(Object.fromEntries(expected)))
          wrong.push({ row, found, expected });
      }
    }
    await expect(wrong).toEqual([]);
  },
};
