import type { EntryState } from '../kit/storage.ts';
import { announce } from '../kit/status.ts';
import type { CheckValues } from './run-check.ts';
import { localeOfTag } from '../../../site/locales.ts';
import { createTranslate } from '../../i18n/translate.ts';

// Only loaded on the page that checks code. The engine and its parser are loaded at the first check.
const t = createTranslate(localeOfTag(document.documentElement.lang));
const form = document.querySelector<HTMLFormElement>('form[data-check]');
const summary = document.querySelector<HTMLElement>('[data-check-summary]');
const results = document.querySelector<HTMLElement>('[data-check-results]');

/** Counts checks, so that a slow one does not replace the results of a later one. */
let current = 0;

async function check(values: CheckValues): Promise<void> {
  if (!summary || !results) return;
  const own = ++current;
  summary.textContent = t('check.running');
  results.replaceChildren();
  try {
    const { runCheck } = await import('./run-check.ts');
    const { text, found } = await runCheck(values, t);
    if (own !== current) return;
    summary.textContent = text;
    results.replaceChildren(...found);
  } catch (error) {
    if (own === current) summary.textContent = t('check.failed');
    throw error;
  }
}

function readField(form: HTMLFormElement, name: keyof CheckValues): string {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement ? field.value : '';
}

function checkForm(form: HTMLFormElement): Promise<void> {
  return check({ code: readField(form, 'code'), from: readField(form, 'from'), to: readField(form, 'to') });
}

/** Adds the files that the reader chose to the text. */
async function addFiles(form: HTMLFormElement, input: HTMLInputElement): Promise<void> {
  const area = form.elements.namedItem('code');
  if (!(area instanceof HTMLTextAreaElement)) return;
  const files = await Promise.all(
    [...(input.files ?? [])].map(async (file) => `// file: ${file.name}\n${await file.text()}`),
  );
  const texts = [area.value.trimEnd(), ...files.map((file) => file.trimEnd())].filter((text) => text !== '');
  area.value = `${texts.join('\n\n')}\n`;
  input.value = '';
  announce(t('check.added', { count: files.length }));
}

/** Chooses the versions that a link names: `#from=7&to=8`. */
function chooseVersions(form: HTMLFormElement): void {
  for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
    const field = form.elements.namedItem(name);
    const isThere = field instanceof HTMLSelectElement && [...field.options].some((option) => option.value === value);
    if (isThere) field.value = value;
  }
}

if (form) chooseVersions(form);
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  history.replaceState({ ...(history.state as EntryState | null), isChecked: true }, '');
  void checkForm(form);
});
// Browsers restore the code once the page is complete, when a reader comes back.
addEventListener('pageshow', ({ persisted }) => {
  if (!form || persisted || !(history.state as EntryState | null)?.isChecked) return;
  if (readField(form, 'code') !== '') void checkForm(form);
});
form?.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === 'file') void addFiles(form, target);
});
