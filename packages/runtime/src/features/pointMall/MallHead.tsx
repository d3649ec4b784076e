import { Panel } from "@livery/ui/Panel/Panel.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useArt } from "../../kit/pictures/useArt.ts";
import { useSite } from "../../site/SiteContext.ts";
import * as css from "./pointMall.css.ts";

interface MallHeadProps {
  readonly children: ReactNode;
  readonly action: ReactNode;
}

/** The top of the mall: its title, what matters to this visitor, and what they can do. */
export function MallHead({ children, action }: MallHeadProps) {
  const { t } = useTranslation("pointMall");
  const { play } = useSite();
  const { hero, pages } = useArt();
  return (
    <Panel padded className={css.head}>
      <img className={css.headArt} src={pages.pointMall ?? hero} alt="" />
      <div className={css.headWords}>
        <h1 className={css.title}>{t("page.title")}</h1>
        {children}
        {play === "demo" && <p className={css.note}>{t("demo")}</p>}
      </div>
      <div className={css.actions}>{action}</div>
    </Panel>
  );
}
