import { registrationModes, resolveFields } from "@livery/product/registration.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { ErrorState } from "@livery/ui/ErrorState/ErrorState.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { FormSkeleton } from "../kit/forms/FormSkeleton.tsx";
import { registerSettingsAtom } from "../kit/data/registerSettings.ts";
import { useQueryResult } from "../kit/calls/useQueryResult.ts";
import { useSite } from "../site/SiteContext.ts";
import { useSwitches } from "../site/switches.ts";
import * as css from "./auth.css.ts";
import { NewAccountForm } from "./NewAccountForm.tsx";
import { registerFieldLooks } from "./registerFormFields.ts";
import { TermsBox } from "./TermsBox.tsx";

interface RegisterFormProps {
  /** The account was created, but its owner has to log in. */
  readonly onMade: () => void;
}

/**
 * The registration, with the fields that the platform's settings ask for over the brand's own wishes (AU-064), by username,
 * by mobile number, or both (AU-054). It waits for the settings, so that no field appears while a visitor types;
 * its place is as high as the form that the brand's wishes alone would give.
 */
export function RegisterForm({ onMade }: RegisterFormProps) {
  const { t } = useTranslation("auth");
  const { registration } = useSite();
  const switches = useSwitches();
  const { data: settings, failed, retrying, retry } = useQueryResult(registerSettingsAtom);
  const { fields: brandDefaults, rules: brandRules, forbidden } = registration;
  const sources = { brandDefaults, brandRules, forbidden, settings, switches };
  const ways = registrationModes(switches).map((mode) => ({ mode, asked: resolveFields({ ...sources, mode }) }));
  if (settings) return <NewAccountForm ways={ways} onMade={onMade} />;
  if (!failed)
    return (
      <div className={css.registerWaits}>
        {ways.length > 1 && <div className={css.tabsWait} />}
        <FormSkeleton label={t("register.loading")} fields={registerFieldLooks(ways[0]?.asked ?? [])}>
          <div className={css.unseen}>
            <TermsBox control={{ name: "terms" }} />
          </div>
        </FormSkeleton>
      </div>
    );
  return (
    <ErrorState
      level={3}
      title={t("register.failed.title")}
      text={t("register.failed.text")}
      action={
        <Button icon="refresh" loading={retrying} onClick={retry}>
          {t("register.retry")}
        </Button>
      }
    />
  );
}
