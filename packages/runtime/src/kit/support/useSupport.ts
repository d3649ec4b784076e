import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSite } from "../../site/SiteContext.ts";
import { openSupportAtom, type SupportProblem } from "./openSupport.ts";

interface Support {
  /** Opens customer service; call it in the click. Resolves to why nothing opened, if so. */
  readonly open: () => Promise<SupportProblem | undefined>;
  readonly opening: boolean;
  /** Why the last try opened nothing. */
  readonly problem: SupportProblem | undefined;
}

/** Customer service for a button or a menu entry (CS-014). */
export function useSupport(): Support {
  const { t } = useTranslation();
  const site = useSite();
  const openSupport = useSetAtom(openSupportAtom);
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<SupportProblem>();
  const open = async () => {
    setOpening(true);
    const found = await openSupport(site, { title: t("blocked.contact"), text: t("dialog.loading") });
    setProblem(found);
    setOpening(false);
    return found;
  };
  return { open, opening, problem };
}
