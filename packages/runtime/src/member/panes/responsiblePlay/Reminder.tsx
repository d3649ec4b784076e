import { answerRealityCheck } from "@livery/platform/calls/answerRealityCheck.ts";
import { realityCheck } from "@livery/platform/calls/realityCheck.ts";
import { USUAL_LONGEST_CHECK } from "@livery/product/playTools.ts";
import { Block } from "@livery/ui/Block/Block.tsx";
import { RadioGroup } from "@livery/ui/RadioGroup/RadioGroup.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useState } from "react";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useCall } from "../../../kit/calls/useCall.ts";
import { durationText } from "../../../kit/durationText.ts";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { WriteForm } from "../../../kit/forms/WriteForm.tsx";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import { useLanguage } from "../../../site/language.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { reminderChoices } from "./reminderChoices.ts";
import * as css from "./responsiblePlay.css.ts";

/** How often play is interrupted by its time and result (AP-167, CO-023). */
export function Reminder() {
  const { t } = useTranslation("member/responsiblePlay");
  const { playTools = {}, constants } = useSite();
  return (
    <Block title={t("reminder")}>
      <div className={css.narrow}>
        <Loaded usual={constants.realityCheck} longest={playTools.realityCheckMinutes ?? USUAL_LONGEST_CHECK} />
      </div>
    </Block>
  );
}

interface Times {
  readonly usual: number;
  readonly longest: number;
}

function Loaded(times: Times) {
  const { t } = useTranslation("member/responsiblePlay");
  const call = useCall(realityCheck, undefined);
  return (
    <CallView call={call} what={t("reminder")} form="line" skeleton={<Skeleton shape="text" />}>
      {({ everyMinutes }) => <ReminderForm present={everyMinutes} {...times} />}
    </CallView>
  );
}

function ReminderForm({ present, ...times }: Times & { readonly present: number }) {
  const { t } = useTranslation("member/responsiblePlay");
  const { language } = useLanguage();
  const [every, setEvery] = useState(present);
  const [isSaved, setSaved] = useState(false);
  const form = useWriteForm({
    fields: {},
    write: useWrite(answerRealityCheck, { invalidates: [realityCheck] }),
    request: () => ({ everyMinutes: every }),
    onDone: ({ everyMinutes }) => {
      setEvery(everyMinutes);
      setSaved(true);
    },
  });
  return (
    <WriteForm
      form={form}
      label={t("reminder")}
      submitLabel={t("reminder.set", { time: durationText(every, language) })}
    >
      <p className={parts.note}>{t("reminder.text")}</p>
      <RadioGroup
        label={t("reminder")}
        labelHidden
        look="chips"
        options={reminderChoices({ present, ...times }).map((length) => ({
          value: String(length),
          label: durationText(length, language),
        }))}
        value={String(every)}
        onValue={(value) => {
          setSaved(false);
          setEvery(Number(value));
        }}
      />
      <p className={parts.note} role="status">
        {isSaved && t("saved")}
      </p>
    </WriteForm>
  );
}
