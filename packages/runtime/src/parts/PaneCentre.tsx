import { type Gate, isOpen } from "@livery/product/gate.ts";
import type { PaneRow } from "@livery/product/paneRow.ts";
import type { PaneTextFile } from "@livery/product/textFiles.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { ErrorState } from "@livery/ui/ErrorState/ErrorState.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { type ComponentType, createElement } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useGateContext } from "../state/useGateContext.ts";
import { DialogFrame } from "./DialogFrame.tsx";
import type { LazyCode } from "./lazyCode.ts";
import * as css from "./PaneCentre.css.ts";
import { useArt } from "./useArt.ts";
import { useLazyModule } from "./useLazyModule.ts";

/** The code of the panes that are built, by their ids. */
type PaneSections = Readonly<Partial<Record<string, LazyCode<ComponentType>>>>;

interface PaneCentreProps {
  readonly centre: "member" | "agent";
  readonly title: string;
  /** The accessible name of the menu. */
  readonly menuLabel: string;
  /** The menu entries, in the brand's order. */
  readonly menu: readonly { readonly id: string; readonly label: string }[];
  /** All pages, including those without a menu entry. */
  readonly rows: readonly PaneRow[];
  readonly sections: PaneSections;
  /** The page to show. If it is closed, the first open page of the menu is shown. */
  readonly page: string;
  /** What every visitor of a page has to know, by the page. */
  readonly notes?: Readonly<Partial<Record<string, string>>>;
  readonly onPage: (page: string) => void;
}

/**
 * A dialog with a menu and the chosen page (MC-003, AG-002). A page's code and texts load when it is shown; a page that is
 * not built yet says so.
 */
export function PaneCentre({ centre, title, menuLabel, menu, rows, sections, page, notes, onPage }: PaneCentreProps) {
  const context = useGateContext();
  const open = rows.filter((row) => isOpen<Gate>(row, context));
  const entries = menu.filter(({ id }) => open.some((pane) => pane.id === id));
  const shown: PaneRow | undefined = open.find(({ id }) => id === page) ?? open.find(({ id }) => id === entries[0]?.id);
  const code = shown && sections[shown.id];
  const note = shown && notes?.[shown.id];
  return (
    <DialogFrame title={title} size="lg">
      <div className={css.centre}>
        <nav aria-label={menuLabel}>
          <ul className={css.menu}>
            {entries.map(({ id, label }) => (
              <li key={id}>
                <button
                  type="button"
                  className={css.entry}
                  aria-current={id === shown?.id ? "page" : undefined}
                  onClick={() => onPage(id)}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.pane}>
          {note !== undefined && <p className={css.note}>{note}</p>}
          {shown && code && <Pane key={shown.id} code={code} texts={`${centre}/${shown.id}` as PaneTextFile} />}
          {shown && !code && <Prepared />}
        </div>
      </div>
    </DialogFrame>
  );
}

/** Instead of a page that is not built yet. */
function Prepared() {
  const { t } = useTranslation("core");
  const { empty } = useArt();
  return <EmptyState level={3} title={t("prepared.title")} art={empty} />;
}

interface PaneProps {
  readonly code: LazyCode<ComponentType>;
  readonly texts: PaneTextFile;
}

/** One page, with a skeleton while it loads and a retry button when loading fails (MC-026). */
function Pane({ code: lazy, texts }: PaneProps) {
  const { t } = useTranslation("core");
  const { code, failed, retrying, retry } = useLazyModule(lazy, texts);
  if (code) return createElement(code);
  if (failed)
    return (
      <ErrorState
        level={3}
        title={t("dialog.failed")}
        action={
          <Button icon="refresh" loading={retrying} onClick={retry}>
            {t("failure.retry")}
          </Button>
        }
      />
    );
  return (
    <div className={css.wait} role="status" aria-busy="true" aria-label={t("dialog.loading")}>
      <Skeleton shape="fill" />
    </div>
  );
}
