import { chatMessages } from "@livery/platform/calls/chatMessages.ts";
import { sendChatMessage } from "@livery/platform/calls/sendChatMessage.ts";
import { FormError } from "@livery/ui/FormError/FormError.tsx";
import { IconButton } from "@livery/ui/IconButton/IconButton.tsx";
import { TextField } from "@livery/ui/TextField/TextField.tsx";
import { VisuallyHidden } from "@livery/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useWriteForm } from "../../kit/forms/useWriteForm.ts";
import { ValuedField } from "../../kit/forms/ValuedField.tsx";
import { useGateContext } from "../../session/useGateContext.ts";
import { useWrite } from "../../kit/writes/useWrite.ts";
import * as css from "./chat.css.ts";
import type { ChatRoom } from "./chatRooms.ts";

/** The longest message (AP-152). */
const LONGEST = 140;
/** From here on the count of what is left shows. */
const FEW = 30;

/** The field for a message, or why there is none. */
export function Composer({ room }: { readonly room: ChatRoom }) {
  const { t } = useTranslation("chat");
  const isTrial = useGateContext().account === "trial";
  if (room.canWrite) return <Field room={room} />;
  return <p className={css.readOnly}>{t(isTrial ? "trial" : "readOnly")}</p>;
}

function Field({ room }: { readonly room: ChatRoom }) {
  const { t } = useTranslation("chat");
  const form = useWriteForm({
    fields: { text: { label: t("field"), kind: "words", rule: { required: true, maxLength: LONGEST } } },
    write: useWrite(sendChatMessage, { invalidates: [chatMessages], scope: room.id }),
    request: ({ text = "" }) => ({ room: room.id, text: text.trim() }),
    // Its key is that of the first try, so it appears once.
    retrySafe: true,
  });
  return (
    <form className={css.composer} aria-label={t("field")} noValidate onSubmit={form.submit}>
      <ValuedField form={form} name="text">
        {({ onValue, value, ...field }) => {
          const left = LONGEST - value.length;
          return (
            <>
              <TextField
                {...field}
                labelHidden
                data-autofocus=""
                autoComplete="off"
                enterKeyHint="send"
                placeholder={t("placeholder")}
                maxLength={LONGEST}
                value={value}
                onChange={(event) => onValue(event.currentTarget.value)}
                trailing={
                  <>
                    {left <= FEW && (
                      <span className={css.left} aria-hidden="true">
                        {left}
                      </span>
                    )}
                    <IconButton icon="arrowUp" type="submit" label={t("send")} aria-busy={form.sending || undefined} />
                  </>
                }
              />
              <VisuallyHidden>
                <span role="status">{left <= FEW && left % 10 === 0 ? t("left", { count: left }) : ""}</span>
              </VisuallyHidden>
            </>
          );
        }}
      </ValuedField>
      <FormError>{form.message}</FormError>
    </form>
  );
}
