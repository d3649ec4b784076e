import { Button } from "@livery/ui/Button/Button.tsx";
import { createElement } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { lazyCode } from "../loading/lazyCode.ts";
import { useSupport } from "../kit/support/useSupport.ts";
import { useLazyModule } from "../kit/useLazyModule.ts";
import * as css from "./closed.css.ts";

/** Fetched ahead with its texts: it is needed when something does not work. */
const contactProblem = lazyCode(async () => (await import("./ContactProblem.tsx")).ContactProblem);

/** The way to customer service while the site is closed; no call needs a session for it (SY-012, SY-016, SY-017). */
export function Contact() {
  const { t } = useTranslation();
  const { open, opening, problem } = useSupport();
  const { code } = useLazyModule(contactProblem, "auth");
  return (
    <div className={css.contact}>
      <Button icon="support" variant="soft" loading={opening} onClick={() => void open()}>
        {t("blocked.contact")}
      </Button>
      <div className={css.problem} role="alert">
        {problem && (code ? createElement(code, { problem }) : t("dialog.failed"))}
      </div>
    </div>
  );
}
