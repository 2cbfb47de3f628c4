import { importLate } from '../kit/scheduling.ts';
import type { openSearch } from './open.ts';

/** URL of the search dialog's module, defined by the build. */
declare const __SEARCH__: string;

/** What takes characters itself: text fields, and widgets that search by typing. */
const TAKES_CHARACTERS =
  'input, textarea, select, [contenteditable], [role$=grid], [role=tree], [role=listbox], [role=menu]';

/**
 * Opens the search dialog on `/`, Ctrl/Cmd + K or the bar's field. The bar's field has the focus at once, so whatever the
 * reader types while the dialog loads is in it, and moves on with it. Whoever presses Escape or goes elsewhere meanwhile
 * gets no dialog. If it fails to load, the form still submits.
 */
export function enhanceSearch(): void {
  const field = document.querySelector<HTMLInputElement>('[data-search] input');
  if (!field?.form) return;
  const { form } = field;
  let isComposing = false;
  let isLoading = false;
  let isSubmitted = false;
  /** What had the focus when the reader pressed the keys: it has it again once the dialog is closed. */
  let opener: Element | null = null;
  const load = () => importLate<{ openSearch: typeof openSearch }>(__SEARCH__).catch(() => undefined);
  const open = async () => {
    // Moving the focus would break off a composition; its end opens the dialog.
    if (isLoading || isComposing) return;
    isLoading = true;
    const module = await load();
    isLoading = false;
    if (!module) {
      if (isSubmitted) form.submit();
    } else if (!isComposing && document.activeElement === field) {
      if (opener) field.blur();
      (opener as HTMLElement | null)?.focus({ preventScroll: true });
      opener = null;
      module.openSearch(form, field, isSubmitted);
    }
    isSubmitted = false;
  };
  form.addEventListener('pointerenter', () => void load(), { once: true });
  form.addEventListener('submit', (event) => {
    // Enter, before the dialog is there: it opens the first result.
    if (isLoading) event.preventDefault();
    isSubmitted = isLoading;
  });
  field.addEventListener('click', () => void open());
  field.addEventListener('input', () => void open());
  field.addEventListener('compositionstart', () => (isComposing = true));
  field.addEventListener('compositionend', () => {
    isComposing = false;
    void open();
  });
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !isComposing) field.blur();
  });
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    opener = document.activeElement;
    field.focus();
    void open();
  });
}

/** `/` on any keyboard, which may need Shift, or Ctrl/Cmd + K, also with Caps Lock or in another script. */
function isShortcut({ key, code, target, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  if (defaultPrevented || altKey) return false;
  if (ctrlKey || metaKey) return !shiftKey && (key.toLowerCase() === 'k' || (code === 'KeyK' && !/[a-z]/i.test(key)));
  return key === '/' && !(target instanceof Element && target.closest(TAKES_CHARACTERS));
}
