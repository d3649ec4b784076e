import { Shelf } from "@livery/ui/Shelf/Shelf.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import * as page from "../../../../parts/page.css.ts";
import { useSite } from "../../../../state/SiteContext.ts";
import { sectionPath, type HeadedSectionId } from "../sectionPath.ts";
import { shelfRows } from "../shelfSize.ts";
import * as css from "../Home.css.ts";

export interface GameShelfProps {
  readonly id: HeadedSectionId;
  readonly number: number;
  /** The cards. */
  readonly children: ReactNode;
  /** What stands below them: the makers. */
  readonly below?: ReactNode;
}

/** A row of games under its heading. */
export function GameShelf({ id, number, children, below }: GameShelfProps) {
  const { t } = useTranslation();
  const { features } = useSite();
  const href = sectionPath(id, features);
  return (
    <div className={page.section}>
      <Shelf
        title={t(`home.${id}.title`)}
        eyebrow={t(`home.${id}.eyebrow`)}
        number={number}
        rows={shelfRows(id)}
        controls={{ previous: t("home.previous"), next: t("home.next") }}
        {...(href && { more: { href, label: t("home.all") } })}
      >
        {children}
      </Shelf>
      {below && <div className={css.below}>{below}</div>}
    </div>
  );
}
