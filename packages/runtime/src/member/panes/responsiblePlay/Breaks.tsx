import { Block } from "@livery/ui/Block/Block.tsx";
import { RadioGroup } from "@livery/ui/RadioGroup/RadioGroup.tsx";
import { type Ref, useState } from "react";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useQueryResult } from "../../../kit/calls/useQueryResult.ts";
import { platformTime, playLimitsAtom } from "../../../kit/data/playLimits.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { breaksFrom, endOfBreak, lengthText } from "./breaks.ts";
import { ExclusionForm, TimeOutForm } from "./BreakForms.tsx";

/** How long does the member want to rest? A chosen break says what it means before anything happens (CO-024). */
export function Breaks({ titleRef }: { readonly titleRef?: Ref<HTMLHeadingElement> | undefined }) {
  const { t } = useTranslation("member/responsiblePlay");
  const { playTools = {} } = useSite();
  const limits = useQueryResult(playLimitsAtom);
  // What a break means is said at the moment of the choice.
  const [{ chosen, at }, choose] = useState<{ readonly chosen?: string; readonly at: number }>(() => ({
    at: Date.now(),
  }));
  const now = platformTime(limits, at);
  const breaks = breaksFrom(playTools, now ?? at);
  const taken = breaks.find(({ id }) => id === chosen);
  const until = taken && now !== undefined ? endOfBreak(taken, now) : undefined;
  if (breaks.length === 0) return null;
  return (
    <Block title={t("break")} titleRef={titleRef} aside={<span className={parts.note}>{t("break.everywhere")}</span>}>
      <RadioGroup
        label={t("break")}
        labelHidden
        look="chips"
        options={breaks.map(({ id }) => ({ value: id, label: lengthText(id, t) }))}
        value={chosen ?? ""}
        onValue={(id) => choose({ chosen: id, at: Date.now() })}
      />
      {taken?.kind === "TIME_OUT" && <TimeOutForm key="timeOut" taken={taken} until={until} />}
      {taken?.kind === "EXCLUSION" && <ExclusionForm key="exclusion" taken={taken} until={until} />}
    </Block>
  );
}
