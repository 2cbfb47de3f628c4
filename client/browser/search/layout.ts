import type { Translate } from '../../i18n/translate.ts';
import { element } from './element.ts';

/** The elements of the dialog that change. */
export interface DialogLayout {
  dialog: HTMLDialogElement;
  field: HTMLInputElement;
  /** Results, or suggestions for a search. */
  list: HTMLElement;
  /** Messages next to the results, with buttons. */
  note: HTMLElement;
  /** The live region for screen readers. */
  status: HTMLElement;
  allResults: HTMLAnchorElement;
}

/** Builds the dialog: a combobox field and its list of options. */
export function createLayout(t: Translate, filters: HTMLElement): DialogLayout {
  const field = element('input', {
    // Not `search`: Escape would clear the field instead of closing the dialog.
    type: 'text',
    inputmode: 'search',
    class: 'find-field',
    role: 'combobox',
    'aria-label': t('bar.search.placeholder'),
    'aria-expanded': 'true',
    'aria-controls': 'find-list',
    'aria-autocomplete': 'list',
    placeholder: t('bar.search.placeholder'),
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    maxlength: '200',
  });
  const close = element(
    'button',
    { type: 'button', class: 'find-close' },
    element('kbd', {}, 'Esc'),
    element('span', { class: 'find-cross', 'aria-hidden': 'true' }, '×'),
    element('span', { class: 'visually-hidden' }, ` ${t('search.close')}`),
  );
  const list = element('div', {
    id: 'find-list',
    class: 'find-list',
    role: 'listbox',
    'aria-label': t('search.title'),
  });
  const note = element('div', { class: 'find-note' });
  const status = element('div', { role: 'status', class: 'visually-hidden' });
  const allResults = element('a', { class: 'find-all' }, t('search.page'));
  const icon = document.querySelector('.search .icon')?.cloneNode(true) ?? document.createTextNode('');
  const dialog = element(
    'dialog',
    { class: 'find', 'aria-label': t('search.title') },
    element('div', { class: 'find-head' }, icon, field, close),
    filters,
    element('div', { class: 'find-progress', 'aria-hidden': 'true' }),
    note,
    list,
    element('div', { class: 'find-foot' }, keys(t), allResults),
    status,
  );
  close.addEventListener('click', () => dialog.close());
  // Clicks on the backdrop have the dialog itself as their target.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return { dialog, field, list, note, status, allResults };
}

function keys(t: Translate): HTMLElement {
  const entry = (names: string[], text: string) =>
    element('span', {}, ...names.map((name) => element('kbd', {}, name)), ` ${text}`);
  return element(
    'span',
    { class: 'find-keys', 'aria-hidden': 'true' },
    entry(['↑', '↓'], t('search.key.move')),
    entry(['↵'], t('search.key.open')),
    entry(['Esc'], t('search.key.close')),
  );
}
