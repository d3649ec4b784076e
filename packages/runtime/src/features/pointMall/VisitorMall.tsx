import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { joinPath } from "../../kit/links/joinPath.ts";
import { useSwitches } from "../../site/switches.ts";
import { MallHead } from "./MallHead.tsx";
import * as css from "./pointMall.css.ts";
import { Rules } from "./Rules.tsx";

/** What a visitor sees: how points work, and the way to their own. */
export function VisitorMall() {
  const { t } = useTranslation("pointMall");
  const join = joinPath(useSwitches());
  return (
    <>
      <MallHead
        action={
          <>
            <ButtonLink href="/login">{t("visitor.login")}</ButtonLink>
            {join !== "/login" && (
              <ButtonLink href={join} variant="soft">
                {t("visitor.join")}
              </ButtonLink>
            )}
          </>
        }
      >
        <p className={css.lead}>
          {t("page.lead")} {t("visitor.text")}
        </p>
      </MallHead>
      <Rules />
    </>
  );
}
