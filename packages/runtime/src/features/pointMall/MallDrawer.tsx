import { Button } from "@livery/ui/Button/Button.tsx";
import { Drawer } from "@livery/ui/Drawer/Drawer.tsx";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { phone } from "@livery/ui/style/media.ts";
import { useMatches } from "@livery/ui/useMatches.ts";
import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useCloseQuestion } from "../../kit/forms/useCloseQuestion.tsx";

interface MallDrawerProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Looks again at what was sent; undefined while no outcome is unknown. */
  readonly onCheck: (() => void) | undefined;
}

/**
 * What spends points, in a drawer that asks before it closes over what was entered. As long as the outcome of something sent is
 * unknown, the page says so in its place and leads back to it.
 */
export function MallDrawer({ isOpen, title, onClose, children, onCheck }: MallDrawerProps) {
  const { t } = useTranslation("core");
  const { t: forms } = useTranslation("forms");
  const isPhone = useMatches(phone);
  const { askToClose, guard } = useCloseQuestion(onClose);
  return (
    <>
      {onCheck && !isOpen && (
        <Notice
          tone="warning"
          title={title}
          action={
            <Button size="sm" variant="soft" onClick={onCheck}>
              {forms("outcome.check")}
            </Button>
          }
        >
          {forms("outcome.money")}
        </Notice>
      )}
      {guard(
        <Drawer
          open={isOpen}
          onClose={askToClose}
          title={title}
          closeLabel={t("dialog.close")}
          side={isPhone ? "bottom" : "end"}
        >
          {isOpen && children}
        </Drawer>,
      )}
    </>
  );
}
