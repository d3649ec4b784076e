import { HOME_PATH } from "@livery/product/routes.ts";
import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import * as page from "../kit/page/page.css.ts";
import { usePageTitle } from "../kit/page/usePageTitle.ts";
import { useArt } from "../kit/pictures/useArt.ts";

/** The page for an unknown address, or for one whose feature is off (RT-045). */
export function NotFound() {
  const { t } = useTranslation();
  const { empty } = useArt();
  usePageTitle(t("notFound.title"));
  return (
    <div className={page.page}>
      <EmptyState
        level={1}
        title={t("notFound.title")}
        text={t("notFound.lead")}
        art={empty}
        action={<ButtonLink href={HOME_PATH}>{t("notFound.home")}</ButtonLink>}
      />
    </div>
  );
}
