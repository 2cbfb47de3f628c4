/** Keeps the hash when the language is switched before `languages.ts`, which knows the reading position, has loaded. */
export function keepHashInLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-locale]')) link.hash = location.hash;
}
