import { importLate } from '../kit/late-import.ts';
import type { openSearch } from '../search/open.ts';

/** URL of the search dialog's module, defined by the build. */
declare const __SEARCH__: string;

/** Opens the search dialog on `/`, Ctrl/Cmd + K or the bar's field. If it fails to load, the form still submits. */
export function enhanceSearch(): void {
  const form = document.querySelector<HTMLFormElement>('[data-search]');
  const field = form?.querySelector('input');
  if (!form || !field) return;
  const load = () => importLate<{ openSearch: typeof openSearch }>(__SEARCH__);
  const open = () =>
    void load()
      .then((module) => module.openSearch(form, field))
      .catch(() => field.focus());
  form.addEventListener('pointerenter', () => void load().catch(() => undefined), { once: true });
  field.addEventListener('click', open);
  field.addEventListener('input', open);
  document.addEventListener('keydown', (event) => {
    const isShortcut =
      (event.key === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !isTyping(event.target));
    if (!isShortcut || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  });
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
