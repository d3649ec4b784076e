import { Button } from "@livery/ui/Button/Button.tsx";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import type { ReactNode } from "react";
import { FormDrawer } from "../../kit/forms/FormDrawer.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";

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
  const { t } = useTranslation("forms");
  return (
    <>
      {onCheck && !isOpen && (
        <Notice
          tone="warning"
          title={title}
          action={
            <Button size="sm" variant="soft" onClick={onCheck}>
              {t("outcome.check")}
            </Button>
          }
        >
          {t("outcome.money")}
        </Notice>
      )}
      <FormDrawer open={isOpen} title={title} onClose={onClose}>
        {children}
      </FormDrawer>
    </>
  );
}
