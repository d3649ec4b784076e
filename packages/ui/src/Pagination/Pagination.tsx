import { IconButton } from "../IconButton/IconButton.tsx";
import * as css from "./Pagination.css.ts";
import { pageNumbers } from "./pageNumbers.ts";

export interface PaginationProps {
  /** What the pages belong to: "Pages of the records". */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** "Page 3 of 9". */
  readonly pageLabel: (page: number, pages: number) => string;
}

/** Leads through the pages of a list. Renders nothing for a single page. */
export function Pagination({ label, page, pages, onPage, previousLabel, nextLabel, pageLabel }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        <li>
          <IconButton icon="caretLeft" label={previousLabel} disabled={page <= 1} onClick={() => onPage(page - 1)} />
        </li>
        {pageNumbers(page, pages).map((number, index) =>
          number === "gap" ? (
            // A gap has no identity other than its position.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`gap${index}`} className={css.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number} className={css.number}>
              <button
                type="button"
                className={css.page}
                aria-current={number === page ? "page" : undefined}
                onClick={() => onPage(number)}
              >
                {number}
              </button>
            </li>
          ),
        )}
        <li className={css.summary} role="status">
          {pageLabel(page, pages)}
        </li>
        <li>
          <IconButton icon="caretRight" label={nextLabel} disabled={page >= pages} onClick={() => onPage(page + 1)} />
        </li>
      </ul>
    </nav>
  );
}
