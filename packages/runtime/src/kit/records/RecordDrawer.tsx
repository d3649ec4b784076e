import { Button } from "@livery/ui/Button/Button.tsx";
import { CopyField } from "@livery/ui/CopyField/CopyField.tsx";
import { Drawer } from "@livery/ui/Drawer/Drawer.tsx";
import { IconButton } from "@livery/ui/IconButton/IconButton.tsx";
import { phone } from "@livery/ui/style/media.ts";
import { useMatches } from "@livery/ui/useMatches.ts";
import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useOpenSupport } from "../account/useOpenSupport.ts";
import { useCopyTexts } from "./useCopyTexts.ts";
import * as css from "./records.css.ts";

/** One record, from the most important to the least. */
export interface RecordDetail {
  readonly title: string;
  /** The amount that matters, with what it means. */
  readonly figure: ReactNode;
  readonly words: string;
  readonly lines: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Its number, to copy. A record without one is a sum. */
  readonly number?: string;
  /** What its number is called where it is something else, such as an account. */
  readonly numberLabel?: string;
  /** What loads only for this record. */
  readonly more?: ReactNode;
}

interface RecordDrawerProps {
  readonly detail: RecordDetail | undefined;
  readonly onClose: () => void;
  /** Absent at an end of the list. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/**
 * A record beside its list; arrows lead to its neighbours, so that a page can be read without closing it. The last arrow
 * keeps the focus at an end of the list, and what it leads to is announced.
 */
export function RecordDrawer({ detail, onClose, onPrevious, onNext }: RecordDrawerProps) {
  const { t } = useTranslation("records");
  const copy = useCopyTexts();
  const { t: core } = useTranslation();
  const isPhone = useMatches(phone);
  return (
    <Drawer
      open={detail !== undefined}
      onClose={onClose}
      title={detail?.title ?? ""}
      closeLabel={core("dialog.close")}
      side={isPhone ? "bottom" : "end"}
    >
      {detail && (
        <div className={css.detail}>
          <div role="status">
            <span className={css.heard}>{detail.title}</span>
            <p className={css.detailFigure}>{detail.figure}</p>
            <p className={css.detailWords}>{detail.words}</p>
          </div>
          <dl className={css.lines}>
            {detail.lines.map(({ label, value }) => (
              <div key={label} className={css.line}>
                <dt>{label}</dt>
                <dd className={css.value}>{value}</dd>
              </div>
            ))}
          </dl>
          {detail.more}
          {detail.number !== undefined && (
            <CopyField label={detail.numberLabel ?? t("number")} value={detail.number} {...copy} />
          )}
          <AskAbout />
          <div className={css.neighbours}>
            <IconButton icon="caretLeft" label={t("previous")} aria-disabled={!onPrevious} onClick={onPrevious} />
            <IconButton icon="caretRight" label={t("next")} aria-disabled={!onNext} onClick={onNext} />
          </div>
        </div>
      )}
    </Drawer>
  );
}

/** Leads to customer service, with the number above to copy. */
function AskAbout() {
  const { t } = useTranslation("records");
  return (
    <Button variant="ghost" size="sm" icon="support" onClick={useOpenSupport()}>
      {t("ask")}
    </Button>
  );
}
