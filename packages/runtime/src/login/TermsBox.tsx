import { hasPage } from "@livery/product/routes.ts";
import { Checkbox, type CheckboxProps } from "@livery/ui/Checkbox/Checkbox.tsx";
import { Link } from "@livery/ui/Link/Link.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useSite } from "../site/SiteContext.ts";
import * as css from "./auth.css.ts";

interface TermsBoxProps {
  readonly control: Pick<CheckboxProps, "ref" | "name" | "onChange" | "onBlur" | "error">;
}

/** The age that the site asks for and its terms, to be agreed to in plain sight (VF-039, VF-040, VF-050). */
export function TermsBox({ control: { ref, name, onChange, onBlur, error } }: TermsBoxProps) {
  const { t } = useTranslation("auth");
  const site = useSite();
  const { minimumAge: age } = site;
  return (
    <Checkbox
      ref={ref}
      name={name}
      onChange={onChange}
      onBlur={onBlur}
      error={error === undefined ? undefined : t("fault.terms", { age })}
      // In another window: what was typed here is not lost.
      hint={
        hasPage("/help", site) && (
          <Link className={css.read} href="/help" target="_blank" rel="noopener">
            {t("terms.read")}
          </Link>
        )
      }
    >
      {t("terms.agree", { age })}
    </Checkbox>
  );
}
