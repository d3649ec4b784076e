import { registrationModes, resolveFields } from "@livery/product/registration.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { ErrorState } from "@livery/ui/ErrorState/ErrorState.tsx";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { useTranslation } from "react-i18next";
import { registerSettingsAtom } from "../../../state/queries/registerSettings.ts";
import { useAnswer } from "../../../state/queries/useAnswer.ts";
import { useSite } from "../../../state/SiteContext.ts";
import { FormSkeleton } from "./FormSkeleton.tsx";
import { RegisterFields } from "./RegisterFields.tsx";

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
  const { registration, switches } = useSite();
  const { data: settings, failed, retrying, retry } = useAnswer(registerSettingsAtom);
  if (!registrationModes(switches).includes("username")) return <Notice>{t("register.mobileOnly")}</Notice>;
  if (settings) {
    const fields = resolveFields({
      brandDefaults: registration.fields,
      settings,
      switches,
      mode: "username",
    });
    return <RegisterFields fields={fields} onMade={onMade} />;
  }
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
