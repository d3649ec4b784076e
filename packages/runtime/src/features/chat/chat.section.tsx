import { useTranslation } from "../../i18n/useTranslation.ts";
import { LaterPart } from "../../kit/LaterPart.tsx";
import { lazyCode } from "../../loading/lazyCode.ts";
import type { DialogSectionProps } from "../../dialogs/dialogs.ts";

const code = lazyCode(async () => (await import("./Chat.tsx")).Chat);

/** The chat rooms (MO-020). */
export default function ChatSection(props: DialogSectionProps<"chat">) {
  const { t } = useTranslation("chat");
  return <LaterPart code={code} what={t("title")} props={props} />;
}
