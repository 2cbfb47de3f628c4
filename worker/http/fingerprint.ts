/** Short non-cryptographic hash of strings (FNV-1a, 53 bits), to tell versions apart. */
export function getFingerprint(...texts: string[]): string {
  let low = 0x811c9dc5;
  let high = 0xcbf29ce4;
  for (const text of texts) {
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      low = Math.imul(low ^ code, 0x01000193);
      high = Math.imul(high ^ (code + index), 0x01000193);
    }
  }
  return ((high >>> 11) * 2 ** 32 + (low >>> 0)).toString(36);
}
