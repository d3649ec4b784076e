/** A rule for each row of a table: the query returns a row between `:first` and `:last` that breaks it. */
export interface BooksCheck {
  readonly table: string;
  readonly id: string;
  readonly fault: string;
}
