import { Drawer } from "@livery/ui/Drawer/Drawer.tsx";
import { phone } from "@livery/ui/style/media.ts";
import { useMatches } from "@livery/ui/useMatches.ts";
import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import * as css from "./FormDrawer.css.ts";
import { useCloseQuestion } from "./useCloseQuestion.tsx";

interface FormDrawerProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A form in a drawer: from the end, on a phone from the bottom. It asks before it closes over what was entered in a
 * `guarded` form.
 */
export function FormDrawer({ open, title, onClose, children }: FormDrawerProps) {
  const { t } = useTranslation("core");
  const isPhone = useMatches(phone);
  const { askToClose, guard } = useCloseQuestion(onClose);
  return guard(
    <Drawer
      open={open}
      onClose={askToClose}
      title={title}
      closeLabel={t("dialog.close")}
      side={isPhone ? "bottom" : "end"}
    >
      {open && <div className={css.content}>{children}</div>}
    </Drawer>,
  );
}
