/**
 * Looks up a value that must exist in a map, object or list, so that a missing part never goes unnoticed.
 *
 * @throws Error naming the missing key.
 */
export function need<Key, Value>(from: ReadonlyMap<Key, Value>, key: Key): Value;
export function need<Value>(from: { readonly [key: number]: Value | undefined }, key: number): Value;
export function need<Value>(from: { readonly [key: string]: Value | undefined }, key: string): Value;
export function need(from: object, key: PropertyKey): unknown {
  const value: unknown = from instanceof Map ? from.get(key) : Object.getOwnPropertyDescriptor(from, key)?.value;
  if (value === undefined) throw new Error(`There is nothing for "${String(key)}".`);
  return value;
}
/** Whether a value has properties to read. Arrays have. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
