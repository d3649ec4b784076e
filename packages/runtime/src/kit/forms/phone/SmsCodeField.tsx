import { Button } from "@livery/ui/Button/Button.tsx";
import { remainingTime } from "@livery/ui/Countdown/remainingTime.ts";
import { useSecondsLeft } from "@livery/ui/Countdown/useSecondsLeft.ts";
import { VisuallyHidden } from "@livery/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { FormControls } from "../formControls.ts";
import { FormField } from "../FormField.tsx";
import * as css from "./SmsCodeField.css.ts";
import { type CodeSendingOptions, useCodeSending } from "./useCodeSending.ts";

interface SmsCodeFieldProps<Name extends string> extends CodeSendingOptions<Name> {
  readonly form: CodeSendingOptions<Name>["form"] & Pick<FormControls<Name>, "field" | "spec">;
}

/**
 * The code that comes by SMS, with the button that sends it. In a form:
 *
 *     const country = usePhoneCountry();
 *     const code = usePhoneCode("login");
 *     <PhoneField form={form} name="mobileNum" country={country} />
 *     <SmsCodeField form={form} name="verificationCode" mobile="mobileNum" country={country} code={code} />
 *
 * with the fields `mobileField` and `codeField`, and in the request `countryDialingCode: country.dialingCode` and, for
 * Firebase, `await code.prove(verificationCode)`.
 */
export function SmsCodeField<Name extends string>(props: SmsCodeFieldProps<Name>) {
  const { form, name } = props;
  const { t } = useTranslation("forms");
  const { send, sending, sentTo, until, release } = useCodeSending(props);
  const sent = sentTo === undefined ? "" : t("phone.sent", { recipient: sentTo });
  return (
    <>
      <FormField
        form={form}
        name={name}
        hint={sent || t("phone.enterCode")}
        trailing={
          <span className={css.button}>
            <Button
              variant="soft"
              size="sm"
              loading={sending}
              disabled={until !== undefined}
              onClick={() => void send()}
            >
              {until === undefined ? (
                t(sentTo === undefined ? "phone.send" : "phone.resend")
              ) : (
                <ResendIn until={until} onEnd={release} />
              )}
            </Button>
          </span>
        }
      />
      <VisuallyHidden>
        <span role="status">{sent}</span>
      </VisuallyHidden>
    </>
  );
}

const now = () => Date.now();

function ResendIn({ until, onEnd }: { readonly until: number; readonly onEnd: () => void }) {
  const { t } = useTranslation("forms");
  const left = useSecondsLeft(until, now, onEnd);
  return <span className={css.time}>{t("phone.resendIn", { time: remainingTime(left, "") })}</span>;
}
