import { PlatformError } from "@livery/platform/platformError.ts";
import { fieldPatterns, type FieldPatternId } from "@livery/product/fieldPatterns.ts";
import { type TextLanguage, textLanguages } from "@livery/product/languages.ts";
import { type FieldSettings, type FormField, resolveFields } from "@livery/product/registration.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { FieldMessage } from "@livery/product/validateField.ts";
import { type RegistrationFieldId, registrationFields } from "@livery/product/registrationFields.ts";
import { NewAccountForm } from "./NewAccountForm.tsx";
import { createTexts, type Texts } from "../i18n/createTexts.ts";
import { TextsContext } from "../i18n/TextsContext.ts";
import { SiteContext } from "../site/SiteContext.ts";
import { WithPlatform } from "../testing/WithPlatform.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { expect } from "storybook/test";
import { siteIn } from "../../../../.storybook/siteIn.ts";
import { settingOf } from "../../../../.storybook/storyGlobals.ts";

// Each message of each pattern, at every optional field of the real form at once. All values and lengths are in
// registerTable.test.ts.

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

/** What is typed into every field, and the message that a field with this rule then shows. */
interface Row {
  readonly rule: { readonly patternId: FieldPatternId; readonly minLength: number; readonly maxLength: number };
  readonly value: string;
  readonly message: (required: boolean) => FieldMessage | undefined;
}

/** Of each pattern a value that breaks it; of the first also nothing, and a right value. */
const rows: readonly Row[] = fieldPatterns.flatMap(({ id: patternId, examplesFor, accepts, refuses }, at) => {
  const rule = { patternId, minLength: examplesFor.min, maxLength: examplesFor.max };
  const broken: Row = { rule, value: refuses[0], message: () => `in_pattern_${patternId}` };
  if (at > 0) return [broken];
  const { length } = [...accepts[0].normalize("NFC")];
  return [
    broken,
    { rule, value: "", message: (required) => (required ? "in_required" : undefined) },
    { rule: { ...rule, minLength: length, maxLength: length }, value: accepts[0], message: () => undefined },
  ];
});

/** A registration that `show` starts over with other fields, and `speak` shows in another language. */
async function openForm(site: SiteConfig, mount: Mount) {
  const send = () => Promise.reject(new PlatformError("offline", "nothing is sent here"));
  const voices = new Map(
    await Promise.all(textLanguages.map(async ({ code }) => [code, await textsIn(site, code)] as const)),
  );
  let show: (asked: readonly FormField[]) => void = () => undefined;
  let speak: (language: TextLanguage) => void = () => undefined;
  function Form() {
    const [shown, setShown] = useState<{ readonly asked: readonly FormField[]; readonly row: number }>();
    const [language, setLanguage] = useState<TextLanguage>("ko");
    useEffect(() => {
      show = (asked) => flushSync(() => setShown((last) => ({ asked, row: (last?.row ?? 0) + 1 })));
      speak = (code) => flushSync(() => setLanguage(code));
    }, []);
    const texts = voices.get(language);
    if (!shown || !texts) return null;
    return (
      <TextsContext value={texts}>
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
    show: (asked: readonly FormField[]) => show(asked),
    speak: (language: TextLanguage) => speak(language),
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

/** In ms; far more than a form needs on a busy machine. */
const SETTLED = 30_000;

/** Waits until the form is validated: username and password are never typed, so they always get a message. */
async function judged(): Promise<void> {
  const end = performance.now() + SETTLED;
  while (!document.querySelector('input[name="username"][aria-invalid]') && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve));
  }
}

export const EachMessage: StoryObj = {
  name: "ER-035 the message of each pattern, and of nothing, shows at every optional field",
  play: async ({ mount, ...story }) => {
    const { show, speak, forms } = await openForm(siteIn(settingOf(story)), mount);
    const wrong: unknown[] = [];
    for (const { rule, value, message } of rows) {
      const asked = fieldsWith(rule, (index) => index % 2 === 0);
      const { minLength: min, maxLength: max } = rule;
      show(asked);
      enter(value);
      await judged();
      for (const { code } of textLanguages) {
        const t = forms(code);
        speak(code);
        const expected = asked.flatMap(({ id, rule: own }) => {
          const key = isAccountField(id) ? "in_required" : message(own.required);
          return key === undefined ? [] : [[id, t?.(key, { min, max })] as const];
        });
        const { terms: _, confirmPassword: __, ...found } = messages();
        if (JSON.stringify(found) !== JSON.stringify(Object.fromEntries(expected)))
          wrong.push({ code, rule, value, found, expected });
      }
    }
    await expect(wrong).toEqual([]);
  },
};
