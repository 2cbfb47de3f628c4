import { confirmCopy, copyText } from '../kit/clipboard.ts';
import { textToCopy } from './copy-code.ts';
import { listen } from '../kit/early-events.ts';
import { loadTools } from './load-tools.ts';

/** How long the copy button of a demo says 'Copied', in milliseconds (spec 4 in `docs/specification-map.md`). */
const DEMO_COPIED_MS = 1200;

/** The tools under a demo: copying here, the others in a module that is loaded when a reader reaches for one. */
export function enhanceDemoTools(): void {
  document.addEventListener('pointerover', ({ target }) => {
    if (barOf(target)) void loadTools();
  });
  document.addEventListener('focusin', ({ target }) => moveFocusIn(barOf(target)));
  moveFocusIn(barOf(document.activeElement));
  const pressTool = ({ target }: Event) => {
    const tool = barOf(target) && (target as Element).closest<HTMLElement>('button, select');
    if (!tool) return;
    if (tool.hasAttribute('data-demo-copy')) void copySource(tool as HTMLButtonElement);
    else void loadTools().then((module) => module.applyTool(tool));
  };
  listen('click', (event) => {
    if (!(event.target instanceof HTMLSelectElement)) pressTool(event);
  });
  listen('change', pressTool);
}

function barOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('.demo-bar') : null;
}

function moveFocusIn(bar: Element | null): void {
  if (bar) void loadTools().then(({ addArrowKeys }) => addArrowKeys(bar));
}

async function copySource(button: HTMLButtonElement): Promise<void> {
  const demo = button.closest<HTMLElement>('.demo');
  const code = demo?.querySelector('.whole code');
  const text = demo?.hasAttribute('data-editing')
    ? await (await loadTools()).editedCode(demo)
    : code && textToCopy(code);
  if (text && (await copyText(text))) confirmCopy(button, DEMO_COPIED_MS);
}
