import { createHash } from 'node:crypto';

/** SHA-256 of values, truncated to 16 hexadecimal characters. */
export function hashValues(...values: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const value of values) hash.update(`${value.length}:`).update(value);
  return hash.digest('hex').slice(0, 16);
}
