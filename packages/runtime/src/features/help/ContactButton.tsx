import { Button } from "@livery/ui/Button/Button.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { StaticTopic } from "../../kit/support/staticTopics.ts";

/** The topic that "Contact us" leads to (FT-005). */
const CONTACT: StaticTopic = "contact";

interface ContactButtonProps {
  readonly topic: string;
  readonly onWrite: () => void;
}

/** Opens the form, from the topic about contact alone (HP-006). */
export function ContactButton({ topic, onWrite }: ContactButtonProps) {
  const { t } = useTranslation("help");
  if (topic !== CONTACT) return null;
  return (
    <Button icon="mail" onClick={onWrite}>
      {t("contact.write")}
    </Button>
  );
}
