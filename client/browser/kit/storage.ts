/** What an entry of the browser's history knows of its page, for readers who come back to it. */
export interface EntryState {
  /** Positions of the open folds among all. */
  open?: number[];
  /** The sorted column of a table, and its order. */
  sorted?: { column: number; order: string | null };
  /** Whether the code in the form was checked. */
  isChecked?: boolean;
}

/** Reads a list of strings from local storage; empty when missing, invalid or blocked. */
export function readList(key: string): string[] {
  try {
    return parseList(localStorage.getItem(key)).filter((item) => typeof item === 'string');
  } catch {
    return [];
  }
}

/** Parses a list that was kept, maybe by another release; empty when missing or invalid. */
export function parseList(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

export function writeList(key: string, list: readonly string[]): void {
  write('localStorage', key, JSON.stringify(list));
}

/** Writes or, for null, removes a value. If storage is blocked or full, the choice only lasts as long as the page. */
export function write(name: 'localStorage' | 'sessionStorage', key: string, value: string | null): void {
  try {
    // Where it is blocked, naming it throws already.
    const storage = globalThis[name];
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  } catch {
    // Blocked or full: see above.
  }
}
