/** `ControlledExpansion` → `Controlled expansion`; acronyms are kept. */
export function spacedName(name: string): string {
  const words = name.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ').split(' ');
  return words.map((word, at) => (at === 0 || /^\p{Lu}{2}/u.test(word) ? word : word.toLowerCase())).join(' ');
}
