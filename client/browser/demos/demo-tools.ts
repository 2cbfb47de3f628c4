import { confirmCopy, copyText } from '../kit/clipboard.ts';
import { CODE_PREFERENCES_EVENT } from '../kit/events.ts';
import { textToCopy } from '../code/copy-code.ts';
import { catchEarlyText, listenWithReplay } from '../kit/input.ts';
import { readConfig } from '../kit/config.ts';
import { loadTools, prepareTools, withTools } from '../tools/load-tools.ts';

/** How long a demo's copy button shows 'Copied', in milliseconds. */
const DEMO_COPIED_MS = 1200;

/** The toolbars of demos. Copying is implemented here; the other tools are loaded on hover or focus. */
export function enhanceDemoTools(): void {
  nameEntries();
  showSourceLinks();
  markCodePreferences();
  document.addEventListener(CODE_PREFERENCES_EVENT, markCodePreferences);
  for (const reach of ['pointerover', 'focusin'])
    document.addEventListener(reach, ({ target }) => {
      if (target instanceof Element && target.closest('.demo-bar')) prepareTools();
    });
  listenWithReplay('click', ({ target }) => {
    const tool = target instanceof Element ? target.closest<HTMLElement>('.demo-bar button') : null;
    if (!tool) return;
    if (tool.hasAttribute('data-demo-copy')) void copySource(tool);
    else {
      if (!tool.closest('[data-editing]')) catchEarlyText(tool);
      withTools((module) => module.applyTool(tool));
    }
  });
}

/** Adds a demo's name to the entries of its menu and to the way out of full screen, for screen readers. In the HTML it would make every first visit heavier. */
function nameEntries(): void {
  for (const entry of document.querySelectorAll<HTMLElement>('.demo-more li > *, .when-full'))
    entry.ariaLabel = `${entry.textContent} ${entry.closest('.demo')?.id ?? ''}`;
}

/** Links demos to their files, on a site whose repository has them. */
function showSourceLinks(): void {
  const { sources } = readConfig();
  if (!sources) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-demo-source]')) {
    link.href = `${sources}/${link.dataset.demoSource}`;
    link.closest('li')?.removeAttribute('hidden');
  }
}

/** Marks the current variant and styling in each demo's menu; `system` where the demo lacks the reader's styling. */
function markCodePreferences(): void {
  const { codeVariant, codeStyling = '' } = document.documentElement.dataset;
  for (const menu of document.querySelectorAll('.demo-more')) {
    const styling = menu.querySelector(`[data-styling="${codeStyling}"]`) ? codeStyling : 'system';
    for (const tool of menu.querySelectorAll<HTMLElement>('[data-variant]'))
      tool.ariaPressed = String(tool.dataset.variant === codeVariant);
    for (const tool of menu.querySelectorAll<HTMLElement>('[data-styling]'))
      tool.ariaPressed = String(tool.dataset.styling === styling);
  }
}

async function copySource(button: HTMLElement): Promise<void> {
  const demo = button.closest<HTMLElement>('.demo');
  if (!demo) return;
  const edited = demo.hasAttribute('data-editing') ? await (await loadTools()).editedCode(demo) : null;
  if (await copyText(wholeSource(demo, edited))) confirmCopy(button, DEMO_COPIED_MS);
}

/** All files of a demo, with path comments if there are several. @param edited Replaces the first file. */
function wholeSource(demo: HTMLElement, edited: string | null): string {
  const paths = [...demo.querySelectorAll('.demo-file')].map((path) => `/* ${path.textContent} */\n`);
  return [...demo.querySelectorAll('.demo-source .whole code')]
    .map((code, index) => (paths[index] ?? '') + ((index === 0 && edited) || textToCopy(code)))
    .join('\n\n');
}
