import { CentrePane, type CentrePaneProps } from "@livery/ui/Centre/CentrePane.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePane } from "./PaneContext.ts";

interface PaneProps extends Omit<CentrePaneProps, "title" | "closeLabel" | "onClose" | "back"> {
  /** In place of the name of its menu entry. */
  readonly title?: string | undefined;
}

/** The frame of a pane of a centre; its title is that of its menu entry. */
export function Pane({ title: own, ...props }: PaneProps) {
  const { t } = useTranslation("core");
  const { title, close, back } = usePane();
  return (
    <CentrePane
      {...props}
      title={own ?? title}
      closeLabel={t("dialog.close")}
      onClose={close}
      back={back && { label: t("dialog.back"), onBack: back }}
    />
  );
}
