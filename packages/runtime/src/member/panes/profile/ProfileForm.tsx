import { defined } from "@livery/platform/defined.ts";
import type { UpdateProfileRequest } from "@livery/platform/requests/updateProfile.gen.js";
import { requiredRule } from "@livery/product/registration.ts";
import { ConfirmDialog } from "@livery/ui/ConfirmDialog/ConfirmDialog.tsx";
import { Select } from "@livery/ui/Select/Select.tsx";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { countriesAtom, countryNames } from "../../../kit/data/countries.ts";
import { birthdayFault, birthdayTexts } from "../../../kit/forms/birthday.ts";
import { fieldLooks } from "../../../kit/forms/fieldLooks.ts";
import { FormField } from "../../../kit/forms/FormField.tsx";
import type { Entered, FormFields, FormFieldSpec } from "../../../kit/forms/formField.ts";
import { useRegistrationRules } from "../../../kit/forms/useRegistrationRules.ts";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { WriteForm } from "../../../kit/forms/WriteForm.tsx";
import { useLanguage } from "../../../site/language.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { useLoginPassword } from "../../payout/useLoginPassword.ts";
import { asksPassword, changesIn, type GroupId, isOnce, type Profile, type ProfileFieldId } from "./profileData.ts";
import { useFieldName } from "./useFieldName.ts";
import { unchanged, useProfileWrite } from "./useProfileWrite.ts";
import { useTimeZone } from "../../../kit/siteClock.ts";

type NamedField = Exclude<ProfileFieldId, "nickname" | "mobile">;

interface ProfileFormProps {
  readonly group: GroupId;
  /** Those that can be changed. */
  readonly names: readonly NamedField[];
  readonly profile: Profile;
  readonly onSaved: (profile: Profile) => void;
}

/** The fields of one group. It asks once more before a field is saved that cannot be changed afterwards. */
export function ProfileForm({ group, names: open, profile, onSaved }: ProfileFormProps) {
  const { t } = useTranslation("member/profile");
  const { language } = useLanguage();
  const nameOf = useFieldName();
  const { write, texts } = useProfileWrite(group);
  const countries = useAtomValue(countriesAtom).data ?? [];
  const countryName = countryNames(language);
  const [question, ask] = useState<{ readonly fields: string; readonly answer: (isYes: boolean) => void }>();
  // A refreshed profile changes neither the fields nor what is being entered.
  const [{ names, before }] = useState({ names: open, before: profile });
  const nationalities = new Set([before.nationality ?? [], countries.map(({ countryCode }) => countryCode)].flat());
  const { constants } = useSite();
  const timeZone = useTimeZone();
  const fields = useFields(names, write);
  const once = names.filter((name) => isOnce(name, before));
  const form = useWriteForm<NamedField | "password", UpdateProfileRequest, Profile>({
    fields,
    defaults: before as Entered<NamedField>,
    check: ({ birthday }) => ({
      birthday: birthdayFault(birthday, constants.birthdayAge, timeZone),
    }),
    write,
    before: async (values) => {
      const changed = Object.keys(changesIn(names, values, before)) as NamedField[];
      if (changed.length === 0) throw unchanged;
      const forGood = changed.filter((name) => once.includes(name)).map(nameOf);
      if (forGood.length === 0 || write.pending) return undefined;
      const isYes = await new Promise<boolean>((answer) => ask({ fields: forGood.join(", "), answer }));
      ask(undefined);
      return isYes ? undefined : "cancelled";
    },
    request: (values) => ({
      ...changesIn(names, values, before),
      ...defined({ password: fields.password && values.password }),
    }),
    onDone: onSaved,
    texts,
    guarded: true,
  });
  return (
    <>
      <WriteForm form={form} label={t(`group.${group}`)} submitLabel={t("save")} summary>
        {once.length > 0 && <p className={parts.note}>{t("once", { fields: once.map(nameOf).join(", ") })}</p>}
        {names.map((name, index) =>
          name === "nationality" ? (
            <Select
              key={name}
              {...form.field(name)}
              placeholder={t("choose")}
              options={[...nationalities].map((value) => ({ value, label: countryName(value) }))}
            />
          ) : (
            <FormField key={name} form={form} name={name} first={index === 0} />
          ),
        )}
        {fields.password && (
          <>
            <FormField form={form} name="password" />
            <p className={parts.note}>{t("password.note")}</p>
          </>
        )}
      </WriteForm>
      <ConfirmDialog
        open={question !== undefined}
        title={t("question")}
        text={t("question.text", { fields: question?.fields ?? "" })}
        cancelLabel={t("question.check")}
        confirmLabel={t("save")}
        onCancel={() => question?.answer(false)}
        onConfirm={() => question?.answer(true)}
      />
    </>
  );
}

/** The fields by the registration's rules, all of them optional, and the login password where one of them takes it. */
function useFields(
  names: readonly NamedField[],
  write: Parameters<typeof useLoginPassword>[0],
): FormFields<NamedField | "password"> {
  const { t: forms } = useTranslation("forms");
  const { constants } = useSite();
  const ruleOf = useRegistrationRules();
  const nameOf = useFieldName();
  const password = useLoginPassword(write);
  const specs = names.map((name): [NamedField, FormFieldSpec] => {
    // The call takes its date in one form and a country by its code, whatever a registration asks for.
    const rule =
      name === "birthday" ? requiredRule(name, {}) : name === "nationality" ? { required: false } : ruleOf(name);
    const texts = name === "birthday" ? birthdayTexts(constants.birthdayAge, forms) : undefined;
    return [name, { ...fieldLooks[name], label: nameOf(name), rule: { ...rule, required: false }, texts }];
  });
  return {
    ...(Object.fromEntries(specs) as FormFields<NamedField>),
    password: names.some(asksPassword) ? password : undefined,
  };
}
