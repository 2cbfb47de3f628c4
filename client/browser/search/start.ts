import type { Translate } from '../../i18n/translate.ts';
import { element } from './element.ts';

/** Example searches: words, a prop, a CSS class. */
export function exampleSearches(t: Translate): string[] {
  return [t('search.example'), 'prop sortModel', '.MuiDataGrid-row'];
}

/**
 * Texts to search for, as a group of options.
 *
 * @param labelledBy Id of the group's heading.
 */
export function textOptions(texts: readonly string[], labelledBy: string, search: (text: string) => void): HTMLElement {
  const options = texts.map((text) => {
    const line = element('span', { class: 'find-line' }, text);
    const option = element('div', { role: 'option', class: 'find-option', 'aria-selected': 'false' }, line);
    option.addEventListener('click', () => search(text));
    return option;
  });
  return element('div', { role: 'group', 'aria-labelledby': labelledBy }, ...options);
}
