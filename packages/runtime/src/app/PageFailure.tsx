import { Button } from "@livery/ui/Button/Button.tsx";
import { ErrorState } from "@livery/ui/ErrorState/ErrorState.tsx";
import { useTranslation } from "react-i18next";
import * as page from "../parts/page.css.ts";
import { usePageTitle } from "../parts/usePageTitle.ts";

/**
 * What stands for a page whose code or texts did not arrive. Trying again reloads: after an update of the site the old
 * page's files are gone, and only a fresh page knows the new ones.
 */
export function PageFailure() {
  const { t } = useTranslation();
  usePageTitle(t("failure.title"));
  return (
    <div className={page.page}>
      <ErrorState
        level={1}
        title={t("failure.title")}
        text={t("failure.lead")}
        action={
          <Button icon="refresh" onClick={() => location.reload()}>
            {t("failure.retry")}
          </Button>
        }
      />
    </div>
  );
}
