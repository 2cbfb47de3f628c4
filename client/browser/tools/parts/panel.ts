import { referenceAnchor } from '../../../../site/reference/model.ts';
import type { Part, PartsTable, Snippet } from '../../../../site/reference/parts.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { confirmCopy, copyText } from '../../kit/clipboard.ts';
import { element } from '../../kit/dom.ts';
import { reportFailure } from '../../kit/status.ts';
import { highlight } from '../playground/highlight.ts';
import type { Semantics } from './elements.ts';

/** How long a copy button shows 'Copied', in milliseconds. */
const COPIED_MS = 1200;

/** A part that the reader has kept, or a name from the lists of the reference. */
interface KeptPart {
  name: string;
  part: Part | null;
  semantics: Semantics | null;
  count: number;
  snippets: readonly Snippet[];
  /** What to say where nothing is found. */
  note: string | null;
}

export interface PartsPanel {
  element: HTMLElement;
  /** Takes the arrow keys. */
  box: HTMLElement;
  /** Shows the name of a part and what else there is to say; nothing for none. */
  showPointed: (lines: readonly string[]) => void;
  showKept: (kept: KeptPart) => void;
}

interface PanelOptions {
  demo: string;
  table: PartsTable;
  t: Translate;
  onClose: () => void;
  /** Shows a way of styling the kept part in the component, or none. */
  onTry: (kind: Snippet['kind'] | null) => void;
}

/** The panel below a demo's tools: what is pointed at, what is kept, and what to write. */
export function createPanel(options: PanelOptions): PartsPanel {
  const { demo, t, onClose } = options;
  const keys = element('span', { className: 'parts-keys' }, t('parts.hint.keys'));
  const hint = element('p', { id: `${demo}-parts-hint` }, t('sentences', { first: t('parts.hint'), second: '' }), keys);
  const pointed = element('span', {}, t('parts.start'));
  const box = element('div', { className: 'parts-box', tabIndex: 0, role: 'application' }, pointed);
  box.ariaLabel = t('parts.box');
  box.setAttribute('aria-describedby', hint.id);
  const close = element('button', { type: 'button', onclick: onClose }, t('parts.close'));
  const kept = element('div', { className: 'parts-kept' });
  const panel = element('div', { className: 'parts', role: 'group', ariaLabel: t('parts.label', { name: demo }) });
  panel.append(element('div', { className: 'parts-head' }, box, close), hint, kept);
  keepPopupsOpen(panel);
  return {
    element: panel,
    box,
    showPointed: (lines) => pointed.replaceChildren(...(lines.length > 0 ? nameLines(lines) : [t('parts.start')])),
    showKept: (shown) => kept.replaceChildren(...createKept(shown, options)),
  };
}

/** Hides what happens in a panel from the popups of components, which a press or the focus elsewhere would close. */
function keepPopupsOpen(panel: HTMLElement): void {
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'touchend', 'click', 'focusin'])
    panel.addEventListener(type, (event) => {
      event.stopPropagation();
      if (type === 'mousedown' && (event.target as Element).closest('button')) event.preventDefault();
    });
}

function nameLines([name = '', ...lines]: readonly string[]): (Node | string)[] {
  return [element('code', { translate: false, dir: 'ltr' }, name), ...lines.map((line) => element('span', {}, line))];
}

function createKept({ name, part, semantics, count, snippets, note }: KeptPart, options: PanelOptions): HTMLElement[] {
  const { t, table } = options;
  const facts = [
    part?.slot && `${part.slot.component} ${t('parts.slot', { name: part.slot.name })}`,
    semantics && describeSemantics(semantics, t),
    count === 1 ? t('parts.count.one') : t('parts.count', { count }),
  ].filter((fact) => typeof fact === 'string');
  const title = element('h3', {}, element('code', { translate: false, dir: 'ltr' }, name));
  const link = part && createLink(part, table, t);
  return [
    title,
    element(
      'p',
      { className: 'parts-facts' },
      ...facts.map((fact) => element('span', { dir: 'auto' }, fact)),
      ...(link ? [link] : []),
    ),
    ...(note === null ? [] : [element('p', {}, note)]),
    ...(part?.others.length ? [element('p', { className: 'parts-others', dir: 'ltr' }, part.others.join(' '))] : []),
    ...createSnippets(snippets, name, options),
  ];
}

/** The row of the part in the reference. */
function createLink({ owner, slot }: Part, { components }: PartsTable, t: Translate): HTMLElement | null {
  const [name, anchor] = owner
    ? [owner.name, referenceAnchor('class', owner.rule)]
    : slot
      ? [slot.component, referenceAnchor('slot', slot.name)]
      : [];
  const page = name === undefined ? undefined : components[name]?.page;
  if (page === undefined) return null;
  const prefix = /^\/\w\w(?=\/x\/)/.exec(location.pathname)?.[0] ?? '';
  return element('a', { href: `${prefix}${page}/#${anchor}` }, t('parts.reference'));
}

export function describeSemantics({ role, name, isHidden }: Semantics, t: Translate): string {
  if (isHidden) return t('parts.hidden');
  if (role === null) return t('parts.noRole');
  return name === '' ? t('parts.role', { role }) : t('parts.role.named', { role, name });
}

function createSnippets(snippets: readonly Snippet[], part: string, { t, onTry }: PanelOptions): HTMLElement[] {
  const tries: HTMLButtonElement[] = [];
  const mark = (pressed: HTMLButtonElement | null) => {
    for (const button of tries) {
      button.ariaPressed = String(button === pressed);
      button.textContent = t(button === pressed ? 'parts.undo' : 'parts.try');
    }
  };
  return snippets.map(({ kind, code }) => {
    const label = t(`parts.${kind}`);
    const head = element('div', { className: 'parts-snippet-head' }, element('h4', {}, label));
    if (code === null) return element('section', {}, head, element('p', {}, t(`parts.${kind}.none`)));
    const copy = element('button', { type: 'button', ariaLabel: t('parts.copy.name', { label }) }, t('code.copy'));
    copy.addEventListener('click', () => {
      void copyText(code).then((isCopied) => (isCopied ? confirmCopy(copy, COPIED_MS) : reportFailure('toolFailed')));
    });
    const attempt = element('button', { type: 'button', ariaPressed: 'false' }, t('parts.try'));
    attempt.ariaDescription = t('parts.try.name', { label, part });
    tries.push(attempt);
    attempt.addEventListener('click', () => {
      const isUndone = attempt.ariaPressed === 'true';
      mark(isUndone ? null : attempt);
      onTry(isUndone ? null : kind);
    });
    head.append(copy, attempt);
    return element('section', {}, head, element('pre', { tabIndex: 0 }, element('code', {}, ...highlight(code))));
  });
}
