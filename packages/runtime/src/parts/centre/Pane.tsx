import { CentrePane, type CentrePaneProps } from "@livery/ui/Centre/CentrePane.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { usePane } from "./PaneContext.ts";

type PaneProps = Omit<CentrePaneProps, "title" | "closeLabel" | "onClose" | "back">;

/** The frame of a page of a centre; its title is that of its menu entry. */
export function Pane(props: PaneProps) {
  const { t } = useTranslation("core");
  const { title, close, back } = usePane();
  return (
    <CentrePane
      {...props}
      title={title}
      closeLabel={t("dialog.close")}
      onClose={close}
      back={back && { label: t("dialog.back"), onBack: back }}
    />
  );
}
