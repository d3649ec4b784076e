import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { fieldLooks } from "../../../kit/forms/fieldLooks.ts";
import { FormField } from "../../../kit/forms/FormField.tsx";
import { useRegistrationRules } from "../../../kit/forms/useRegistrationRules.ts";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { WriteForm } from "../../../kit/forms/WriteForm.tsx";
import { changeMemberAtom } from "../../../session/changeMember.ts";
import type { Profile } from "./profileData.ts";
import { useFieldName } from "./useFieldName.ts";
import { unchanged, useProfileWrite } from "./useProfileWrite.ts";

interface NicknameFormProps {
  readonly profile: Profile;
  readonly onSaved: (profile: Profile) => void;
}

/** The name that the site shows. */
export function NicknameForm({ profile, onSaved }: NicknameFormProps) {
  const { t } = useTranslation("member/profile");
  const changeMember = useSetAtom(changeMemberAtom);
  const ruleOf = useRegistrationRules();
  const nameOf = useFieldName();
  const { write, texts } = useProfileWrite("nickname");
  // A refreshed profile does not change what is being entered.
  const [before] = useState(profile);
  const form = useWriteForm({
    fields: {
      nickname: { ...fieldLooks.nickname, label: nameOf("nickname"), rule: ruleOf("nickname"), explained: true },
    },
    defaults: { nickname: before.nickname },
    before: async ({ nickname }) => {
      if (nickname === before.nickname) throw unchanged;
    },
    write,
    request: ({ nickname = "" }) => ({ nickname }),
    onDone: (answered) => {
      changeMember({ nickname: answered.nickname });
      onSaved(answered);
    },
    texts,
    guarded: true,
  });
  return (
    <WriteForm form={form} label={t("nickname.change")} submitLabel={t("save")}>
      <FormField form={form} name="nickname" first />
    </WriteForm>
  );
}
