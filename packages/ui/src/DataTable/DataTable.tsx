// Safari drops the roles of table elements that use a grid layout, as cards do, so the roles are set explicitly.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { Select } from "../Select/Select.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as css from "./DataTable.css.ts";

/** One column, from its header to its total. The first column names the row; in cards it is the card's title. */
export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Use `end` for figures. */
  readonly align?: "start" | "end" | undefined;
  readonly sortable?: boolean | undefined;
  /** The column's cell in the totals row. */
  readonly total?: ReactNode;
  /**
   * Where the value is when a row is a card of two lines: title and figure on the first line, lines and state on the second.
   * A detail is only in the row's own view, and leaves the table where there is little room. If no column has a place, a
   * card lists each value with its label.
   */
  readonly place?: "title" | "figure" | "line" | "state" | "detail" | undefined;
  /** In a card of two lines the label is beside the value: "Stake 1,000". */
  readonly labelled?: boolean | undefined;
}

export interface Sort {
  readonly column: string;
  readonly direction: "ascending" | "descending";
}

export interface DataTableProps<Row> {
  /** Describes the table; screen readers read it first. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort?: Sort | undefined;
  /** Called when the visitor changes the order. The owner of the rows sorts them: the platform, if it pages them. */
  readonly onSort?: ((sort: Sort) => void) | undefined;
  /** Texts for sorting; required if a column is sortable. */
  readonly sortTexts?: { readonly label: string; readonly ascending: string; readonly descending: string } | undefined;
  /** Rows are loading: shows skeletons, or the previous rows under a moving line if there are any. */
  readonly busy?: boolean | undefined;
  /** Shown if there are no rows. */
  readonly empty: ReactNode;
  /** Called with the row that was pressed; the whole row is then a button, named by its title. */
  readonly onRow?: ((row: Row) => void) | undefined;
  /** Beyond this height (a CSS length) the table scrolls under its header. */
  readonly maxHeight?: string | undefined;
}

/** Rows of records: a table where there is room, one card per row where there is not. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, sortTexts, busy = false, empty, onRow, maxHeight } = props;
  const isPlaced = columns.some(({ place }) => place !== undefined);
  const waiting = busy && rows.length === 0;
  if (!busy && rows.length === 0) return empty;
  return (
    <div className={css.container} aria-busy={busy || undefined}>
      {onSort && sortTexts && !waiting && <CardSort columns={columns} sort={sort} onSort={onSort} texts={sortTexts} />}
      {busy && !waiting && <div className={css.stale} aria-hidden="true" />}
      <div
        className={css.scroller}
        // Together or not at all: only a table that scrolls takes the focus, and then it needs a name.
        {...(maxHeight !== undefined && {
          style: { "--table-height": maxHeight } as object,
          tabIndex: 0,
          role: "group",
          "aria-label": caption,
        })}
      >
        <table
          className={css.table}
          role="table"
          data-placed={isPlaced || undefined}
          data-pressed={onRow ? "" : undefined}
        >
          <caption className={css.caption}>{caption}</caption>
          <thead className={css.head} role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody className={css.body} role="rowgroup">
            {waiting
              ? Array.from({ length: WAITING_ROWS }, (_, index) => (
                  <Cells
                    key={index}
                    columns={columns}
                    content={() => (
                      <span className={css.skeleton}>
                        <Skeleton />
                      </span>
                    )}
                    kind="waiting"
                  />
                ))
              : rows.map((row) => (
                  <Cells
                    key={rowKey(row)}
                    columns={columns}
                    content={({ cell }) => cell(row)}
                    kind="row"
                    onPress={onRow ? () => onRow(row) : undefined}
                  />
                ))}
          </tbody>
          {!waiting && columns.some(({ total }) => total !== undefined) && (
            <tfoot className={css.foot} role="rowgroup">
              <Cells columns={columns} content={({ total }) => total} kind="total" />
            </tfoot>
          )}
        </table>
      </div>
    </div>
  );
}

const WAITING_ROWS = 5;

function HeadCell<Row>({
  column: { id, label, align = "start", sortable, place },
  sort,
  onSort,
}: {
  readonly column: Column<Row>;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}) {
  const direction = sort?.column === id ? sort.direction : "none";
  const isSortable = sortable === true && onSort !== undefined;
  const turn = () => onSort?.({ column: id, direction: direction === "descending" ? "ascending" : "descending" });
  return (
    <th
      scope="col"
      role="columnheader"
      className={css.headCell}
      data-align={align}
      data-place={place}
      aria-sort={isSortable ? direction : undefined}
    >
      {isSortable ? (
        <button type="button" className={css.sort} onClick={turn}>
          {label}
          <span className={css.sortSign} aria-hidden="true">
            <Icon name="caretDown" />
          </span>
        </button>
      ) : (
        label
      )}
    </th>
  );
}

function Cells<Row>({
  columns,
  content,
  kind,
  onPress,
}: {
  readonly columns: readonly Column<Row>[];
  readonly content: (column: Column<Row>) => ReactNode;
  readonly kind: "row" | "total" | "waiting";
  readonly onPress?: (() => void) | undefined;
}) {
  return (
    <tr className={css.row} role="row" data-pressable={onPress ? "" : undefined}>
      {columns.map((column, index) => {
        const shared = {
          className: kind === "total" ? css.totalCell : css.cell,
          "data-align": column.align ?? "start",
          "data-title": index === 0 || undefined,
          "data-place": column.place,
        };
        const label = (column.place === undefined || column.labelled) && (
          <span className={css.cellLabel} aria-hidden="true">
            {column.label}
          </span>
        );
        const value = content(column);
        return index === 0 && kind !== "waiting" ? (
          <th key={column.id} scope="row" role="rowheader" {...shared}>
            {label}
            {onPress ? (
              <button type="button" className={css.press} onClick={onPress}>
                {value}
                <span className={css.caret}>
                  <Icon name="caretRight" />
                </span>
              </button>
            ) : (
              value
            )}
          </th>
        ) : (
          <td key={column.id} role="cell" {...shared}>
            {label}
            {value}
          </td>
        );
      })}
    </tr>
  );
}

function CardSort<Row>({
  columns,
  sort,
  onSort,
  texts,
}: {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort) => void;
  readonly texts: NonNullable<DataTableProps<Row>["sortTexts"]>;
}) {
  const options = columns.flatMap(({ id, label, sortable }) =>
    sortable
      ? directions.map((direction) => ({ value: `${direction} ${id}`, label: `${label}, ${texts[direction]}` }))
      : [],
  );
  if (options.length === 0) return null;
  return (
    <div className={css.cardSort}>
      <Select
        label={texts.label}
        options={options}
        value={sort ? `${sort.direction} ${sort.column}` : options[0]?.value}
        onChange={({ target: { value } }) => {
          const direction = directions.find((known) => value.startsWith(known)) ?? "descending";
          onSort({ column: value.slice(direction.length + 1), direction });
        }}
      />
    </div>
  );
}

const directions = ["descending", "ascending"] as const;
