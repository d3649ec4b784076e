import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useSite } from "../../../site/SiteContext.ts";

/** What the pane begins with; in a demo brand also that the money is not real (CO-032). */
export function Lead({ children }: { readonly children: string }) {
  const { t } = useTranslation("member");
  const { play } = useSite();
  return (
    <>
      {children} {play === "demo" && <span>{t("demo.withdraw")}</span>}
    </>
  );
}
