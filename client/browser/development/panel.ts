import type {
  DevelopmentProblem,
  DevelopmentState,
  PendingTranslation,
  PendingTranslations,
} from '../../../site/protocol/development.ts';
import { announce } from '../kit/status.ts';
import { element } from '../kit/dom.ts';
import { CHECK_KEY, createAccessibilityCheck } from './accessibility-check.ts';
import { placeInFile } from './place-in-file.ts';

const NO_PROBLEMS = 'No problems';

/** Shows the state of the site in a corner of the page. @returns Updates it to another state. */
export function openPanel(): (state: DevelopmentState) => void {
  const summary = element('summary', {}, NO_PROBLEMS);
  const [problems, translations] = [element('div'), element('div')];
  const check = createAccessibilityCheck();
  const panel = element('details', {}, summary, problems, translations, check.section);
  const region = { className: 'dev-panel', role: 'region', ariaLabel: 'Development', lang: 'en', dir: 'ltr' };
  document.body.append(element('div', region, panel));

  document.addEventListener('keydown', (event) => {
    if (event.key !== CHECK_KEY) return;
    event.preventDefault();
    panel.open = true;
    void check.run();
  });
  panel.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    panel.open = false;
    summary.focus();
  });
  let listed = '';
  return (state) => {
    showProblems(state.problems, summary, problems);
    // Unchanged lists stay open.
    const lists = JSON.stringify(state.translations);
    if (lists !== listed) translations.replaceChildren(...state.translations.flatMap(translationLists));
    listed = lists;
  };
}

function showProblems(problems: readonly DevelopmentProblem[], summary: HTMLElement, list: HTMLElement): void {
  const text =
    problems.length === 0 ? NO_PROBLEMS : `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`;
  if (text !== summary.textContent) announce(text);
  summary.textContent = text;
  const items = problems.map((problem) =>
    element('li', {}, ...(problem.file ? [placeInFile(problem)] : []), ` ${problem.message}`),
  );
  list.replaceChildren(...(items.length > 0 ? [element('h2', {}, 'Problems'), element('ul', {}, ...items)] : []));
}

function translationLists({ language, untranslated, stale }: PendingTranslations): HTMLElement[] {
  return [element('h2', {}, `Guides in ${language}`), pageList('untranslated', untranslated), pageList('stale', stale)];
}

function pageList(what: string, pages: readonly PendingTranslation[]): HTMLElement {
  if (pages.length === 0) return element('p', {}, `0 ${what}`);
  const items = pages.map(({ file, href, note }) => {
    const item = element('li', {}, element('a', { href }, file));
    if (note !== undefined) item.append(`: ${note}`);
    return item;
  });
  return element('details', {}, element('summary', {}, `${pages.length} ${what}`), element('ul', {}, ...items));
}
