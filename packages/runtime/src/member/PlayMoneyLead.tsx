import { useTranslation } from "../i18n/useTranslation.ts";
import { useSite } from "../site/SiteContext.ts";

interface PlayMoneyLeadProps {
  /** What the pane does with money. */
  readonly of: "withdraw" | "transferUpline";
  readonly children: string;
}

/** What a pane that moves money begins with; in a demo brand also that the money is not real (CO-032). */
export function PlayMoneyLead({ of, children }: PlayMoneyLeadProps) {
  const { t } = useTranslation("member");
  const { play } = useSite();
  return (
    <>
      {children} {play === "demo" && <span>{t(`demo.${of}`)}</span>}
    </>
  );
}
