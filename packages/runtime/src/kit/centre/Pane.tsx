import { CentrePane, type CentrePaneProps } from "@livery/ui/Centre/CentrePane.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import * as parts from "./paneParts.css.ts";
import { usePane } from "./PaneContext.ts";
import { clocksApart, useSiteClock } from "../siteClock.ts";

interface PaneProps extends Omit<CentrePaneProps, "title" | "closeLabel" | "onClose" | "back"> {
  /** In place of the name of its menu entry. */
  readonly title?: string | undefined;
}

/** The frame of a pane of a centre; its title is that of its menu entry. */
export function Pane({ title: own, children, ...props }: PaneProps) {
  const { t } = useTranslation("core");
  const { t: records } = useTranslation("records");
  const { title, close, back } = usePane();
  const apart = clocksApart(useSiteClock());
  return (
    <CentrePane
      {...props}
      title={own ?? title}
      closeLabel={t("dialog.close")}
      onClose={close}
      back={back && { label: t("dialog.back"), onBack: back }}
    >
      {children}
      {apart && <p className={parts.note}>{records("zone", apart)}</p>}
    </CentrePane>
  );
}
