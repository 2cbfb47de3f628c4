/** A list of texts from local storage; empty when there is none or storage is blocked. */
export function readList(key: string): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}

export function writeList(key: string, list: readonly string[]): void {
  write(localStorage, key, JSON.stringify(list));
}

/** Keeps a text. Blocked or full storage is no error: the choice then lasts as long as the page. */
export function write(storage: Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  } catch {
    // See above.
  }
}
