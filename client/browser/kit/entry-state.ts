/** What an entry of the browser's history knows of its page, for readers who come back to it. */
export interface EntryState {
  /** Positions of the open folds among all. */
  open?: number[];
  /** The sorted column of a table, and its order. */
  sorted?: { column: number; order: string | null };
  /** Whether the code in the form was checked. */
  isChecked?: boolean;
}
