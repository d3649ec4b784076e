import { answerRealityCheck } from "@livery/platform/calls/answerRealityCheck.ts";
import { realityCheck } from "@livery/platform/calls/realityCheck.ts";
import { Block } from "@livery/ui/Block/Block.tsx";
import { RadioGroup } from "@livery/ui/RadioGroup/RadioGroup.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useState } from "react";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useCall } from "../../../kit/calls/useCall.ts";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { WriteForm } from "../../../kit/forms/WriteForm.tsx";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { playTimeText } from "./playTime.ts";
import { reminderChoices } from "./reminderChoices.ts";
import * as css from "./responsiblePlay.css.ts";

/** How often play is interrupted by its time and result, where the brand's packs ask for that (AP-167). */
export function Reminder() {
  const { t } = useTranslation("member/responsiblePlay");
  const { playTools = {} } = useSite();
  return playTools.realityCheckMinutes === undefined ? null : (
    <Block title={t("reminder")}>
      <div className={css.narrow}>
        <Loaded longest={playTools.realityCheckMinutes} />
      </div>
    </Block>
  );
}

function Loaded({ longest }: { readonly longest: number }) {
  const { t } = useTranslation("member/responsiblePlay");
  const call = useCall(realityCheck, undefined);
  return (
    <CallView call={call} what={t("reminder")} form="line" skeleton={<Skeleton shape="text" />}>
      {({ everyMinutes }) => <ReminderForm present={everyMinutes} longest={longest} />}
    </CallView>
  );
}

function ReminderForm({ present, longest }: { readonly present: number; readonly longest: number }) {
  const { t } = useTranslation("member/responsiblePlay");
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
    <WriteForm form={form} label={t("reminder")} submitLabel={t("reminder.set", { time: playTimeText(every, t) })}>
      <p className={parts.note}>{t("reminder.text")}</p>
      <RadioGroup
        label={t("reminder")}
        labelHidden
        look="chips"
        options={reminderChoices(present, longest).map((length) => ({
          value: String(length),
          label: playTimeText(length, t),
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
