import type { IconName } from "@livery/ui/Icon/iconNames.ts";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { RadioGroup } from "@livery/ui/RadioGroup/RadioGroup.tsx";
import { useAtomValue } from "jotai";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { usePane } from "../../../kit/centre/PaneContext.ts";
import { FormStep } from "../../../kit/forms/FormStep.tsx";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { resourceLabel } from "../../../kit/resources/offeredResources.ts";
import { resourcesAtom } from "../../../kit/resources/resourcesAtom.ts";
import { useLanguage } from "../../../site/language.ts";
import { useSite } from "../../../site/SiteContext.ts";
import type { Method } from "./depositData.ts";

const icons = { BANK: "bank", CARD: "card", ADDRESS: "coin" } as const satisfies Record<Method["kind"], IconName>;

interface MethodStepProps {
  readonly methods: readonly Method[];
  readonly method: Method;
  readonly onMethod: (id: string) => void;
}

/** How it is paid, with the least and the most of each method. */
export function MethodStep({ methods, method, onMethod }: MethodStepProps) {
  const { t } = useTranslation("member/depositv2");
  const { play } = useSite();
  const { back } = usePane();
  const currency = useCurrency();
  return (
    <FormStep number={1} title={t(`method.${play}`)}>
      <RadioGroup
        label={t(`method.${play}`)}
        labelHidden
        look={back ? "list" : "cards"}
        options={methods.map(({ id, name, kind, minimum, maximum }) => ({
          value: id,
          label: name,
          note: `${typedAmount(minimum, currency)} – ${typedAmount(maximum, currency)}`,
          icon: icons[kind],
        }))}
        value={method.id}
        onValue={onMethod}
      />
      <WayToBuy />
    </FormStep>
  );
}

const offersAtom = resourcesAtom(["USDJUMP"]);

/** Where the coins of a method are sold, if the platform names a place (WA-024). */
function WayToBuy() {
  const { t } = useTranslation("member/depositv2");
  const { language } = useLanguage();
  const [offer] = useAtomValue(offersAtom);
  if (!offer) return null;
  return (
    <a className={parts.way} href={offer.href} target="_blank" rel="noopener noreferrer">
      {resourceLabel(offer.labels, language, t("buy"))}
      <Icon name="external" />
    </a>
  );
}
