import { DEMO_TAGS, type DemoFilter, type DemoTag } from '../../../site/page/all-demos.ts';
import { isPlan } from '../../../site/search/documents.ts';

/** Fills the fields from the address. @returns Whether it names any of them. */
export function fillForm(form: HTMLFormElement, query: URLSearchParams): boolean {
  const fields = listFields(form);
  for (const field of fields) {
    if (!query.has(field.name)) continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = query.getAll(field.name).includes(field.value);
    else field.value = query.get(field.name) ?? '';
    // An unknown choice is none.
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = '';
  }
  return fields.some(({ name }) => query.has(name));
}

function listFields(form: HTMLFormElement) {
  return [...form.elements].filter((field) => field instanceof HTMLInputElement || field instanceof HTMLSelectElement);
}

export function readForm(form: HTMLFormElement): DemoFilter {
  const query = readQuery(form);
  const plan = query.get('plan');
  return {
    text: query.get('q') ?? '',
    plan: isPlan(plan) ? plan : null,
    component: query.get('component'),
    tags: query.getAll('shows').filter(isTag),
  };
}

/** The query of an address with what the form has, after other parameters of the current one; empty without any. */
export function writeQuery(form: HTMLFormElement, current: string): string {
  const query = new URLSearchParams(current);
  for (const { name } of listFields(form)) query.delete(name);
  for (const [name, value] of readQuery(form)) query.append(name, value);
  return query.size > 0 ? `?${query}` : '';
}

/** What the form has, without empty fields. */
function readQuery(form: HTMLFormElement): URLSearchParams {
  const filled = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
  );
  return new URLSearchParams(filled);
}

function isTag(value: unknown): value is DemoTag {
  return (DEMO_TAGS as readonly unknown[]).includes(value);
}
