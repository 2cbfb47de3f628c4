/**
 * Keeps the query when the language is switched, such as the tab of a code group, and the hash, before `languages.ts`,
 * which knows the reading position, has loaded.
 */
export function keepAddressInLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-locale]')) {
    link.search = location.search;
    link.hash = location.hash;
  }
}
