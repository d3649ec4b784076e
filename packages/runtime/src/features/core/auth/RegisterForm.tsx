import { type FormField, registrationModes, resolveFields } from "@livery/product/registration.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { ErrorState } from "@livery/ui/ErrorState/ErrorState.tsx";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { FormSkeleton } from "../../../parts/forms/FormSkeleton.tsx";
import { registerSettingsAtom } from "../../../state/queries/registerSettings.ts";
import { useQueryResult } from "../../../state/queries/useQueryResult.ts";
import { useSite } from "../../../state/SiteContext.ts";
import { useSwitches } from "../../../state/switches.ts";
import { NewAccountForm } from "./NewAccountForm.tsx";

interface RegisterFormProps {
  /** The account is there, but whoever made it has to log in. */
  readonly onMade: () => void;
}

/**
 * The registration, with the fields that the platform's settings ask for over the brand's own wishes (AU-064). It waits for
 * the settings: a form that gains a field under the visitor's hands would be worse.
 */
export function RegisterForm({ onMade }: RegisterFormProps) {
  const { t } = useTranslation("auth");
  const { registration } = useSite();
  const switches = useSwitches();
  const { data: settings, failed, retrying, retry } = useQueryResult(registerSettingsAtom);
  const mode = registrationModes(switches).includes("username") ? "username" : "mobile";
  const fields = resolveFields({
    brandDefaults: registration.fields,
    brandRules: registration.rules,
    settings,
    switches,
    mode,
  });
  if (mode === "mobile") return <MobileOnly fields={fields} />;
  if (settings) return <NewAccountForm asked={fields} onMade={onMade} />;
  if (!failed) return <FormSkeleton label={t("register.loading")} />;
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

/** A site that takes new members by mobile number alone: what to have at hand until its form is there. */
function MobileOnly({ fields }: { readonly fields: readonly FormField[] }) {
  const { t } = useTranslation("auth");
  const { t: shared } = useTranslation("forms");
  const labels = fields.map(({ id }) => (id === "captcha" ? shared("captcha.label") : t(`field.${id}`)));
  return (
    <Notice>
      <p>{t("register.mobileOnly")}</p>
      <p>{t("register.mobileAsks", { fields: labels.join(", ") })}</p>
    </Notice>
  );
}
