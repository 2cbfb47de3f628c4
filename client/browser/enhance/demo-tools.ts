import { confirmCopy, copyText } from '../kit/clipboard.ts';
import { CODE_PREFERENCES_EVENT } from '../kit/settings-event.ts';
import { textToCopy } from './copy-code.ts';
import { listen } from '../kit/early-events.ts';
import { loadTools } from './load-tools.ts';

/** How long the copy button of a demo says 'Copied', in milliseconds (spec 4 in `docs/specification-map.md`). */
const DEMO_COPIED_MS = 1200;

/** The tools under a demo: copying here, the others in a module that is loaded when a reader reaches for one. */
export function enhanceDemoTools(): void {
  markCodePreferences();
  document.addEventListener(CODE_PREFERENCES_EVENT, markCodePreferences);
  for (const reach of ['pointerover', 'focusin'])
    document.addEventListener(reach, ({ target }) => {
      if (target instanceof Element && target.closest('.demo-bar')) void loadTools();
    });
  listen('click', ({ target }) => {
    const tool = target instanceof Element ? target.closest<HTMLElement>('.demo-bar button') : null;
    if (!tool) return;
    if (tool.hasAttribute('data-demo-copy')) void copySource(tool);
    else void loadTools().then((module) => module.applyTool(tool));
  });
}

/** Says in the menu of every demo which variant and styling it shows: the reader's, where it has them. */
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

/** All files of a demo, each with its path above it where there are several. @param edited Stands for the first of them. */
function wholeSource(demo: HTMLElement, edited: string | null): string {
  const paths = [...demo.querySelectorAll('.demo-file')].map((path) => `/* ${path.textContent} */\n`);
  return [...demo.querySelectorAll('.demo-source .whole code')]
    .map((code, index) => (paths[index] ?? '') + ((index === 0 && edited) || textToCopy(code)))
    .join('\n\n');
}
