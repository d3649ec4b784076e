import { Block } from "@livery/ui/Block/Block.tsx";
import { RadioGroup } from "@livery/ui/RadioGroup/RadioGroup.tsx";
import { type Ref, useState } from "react";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { breaksFrom, lengthText } from "./breaks.ts";
import { ExclusionForm, TimeOutForm } from "./BreakForms.tsx";

/** How long does the member want to rest? A chosen break says what it means before anything happens (CO-024). */
export function Breaks({ titleRef }: { readonly titleRef?: Ref<HTMLHeadingElement> | undefined }) {
  const { t } = useTranslation("member/responsiblePlay");
  const { playTools = {} } = useSite();
  // What a break means is said at the moment of the choice.
  const [{ chosen, now }, choose] = useState<{ readonly chosen?: string; readonly now: number }>(() => ({
    now: Date.now(),
  }));
  const breaks = breaksFrom(playTools, now);
  const taken = breaks.find(({ id }) => id === chosen);
  if (breaks.length === 0) return null;
  return (
    <Block title={t("break")} titleRef={titleRef} aside={<span className={parts.note}>{t("break.everywhere")}</span>}>
      <RadioGroup
        label={t("break")}
        labelHidden
        look="chips"
        options={breaks.map(({ id }) => ({ value: id, label: lengthText(id, t) }))}
        value={chosen ?? ""}
        onValue={(id) => choose({ chosen: id, now: Date.now() })}
      />
      {taken?.kind === "TIME_OUT" && <TimeOutForm key="timeOut" taken={taken} />}
      {taken?.kind === "EXCLUSION" && <ExclusionForm key="exclusion" taken={taken} />}
    </Block>
  );
}
