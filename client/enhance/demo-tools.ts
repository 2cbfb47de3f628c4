import type * as tools from '../tools/index.ts';
import { CODE_PREFERENCES_EVENT } from '../demo/settings-event.ts';
import { readVisitSetting } from '../preferences/settings-storage.ts';
import { confirmCopy, copyText, textToCopy } from './copy-code.ts';

/** Address of the module with the tools, set by the build. */
declare const __TOOLS__: string;

/** How long the copy button of a demo says 'Copied', in milliseconds (specification section 4). */
const DEMO_COPIED_MS = 1200;

/** The tools under a demo: copying here, the others in a module that is loaded when a reader reaches for one. */
export function enhanceDemoTools(): void {
  if (!document.querySelector('[data-demo]')) return;
  const { codeVariant, codeStyling } = document.documentElement.dataset;
  for (const button of document.querySelectorAll<HTMLElement>('[data-variant]')) button.ariaPressed = String(button.dataset.variant === codeVariant);
  for (const option of document.querySelectorAll<HTMLOptionElement>(`[data-styling] [value="${codeStyling}"]`)) option.selected = true;
  document.addEventListener('pointerover', ({ target }) => {
    if (barOf(target)) void loadTools();
  });
  document.addEventListener('focusin', ({ target }) => {
    const bar = barOf(target);
    if (bar) void loadTools().then(({ roam }) => roam(bar));
  });
  const pressTool = ({ target }: Event) => {
    const tool = barOf(target) && (target as Element).closest<HTMLElement>('button, select');
    if (!tool) return;
    if (tool.hasAttribute('data-demo-copy')) void copySource(tool as HTMLButtonElement);
    else void loadTools().then((module) => module.applyTool(tool));
  };
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLSelectElement)) pressTool(event);
  });
  document.addEventListener('change', pressTool);
  document.addEventListener(CODE_PREFERENCES_EVENT, () => void loadTools().then(({ showSources }) => showSources()));
  const followHash = () => void loadTools().then(({ followHash }) => followHash());
  addEventListener('hashchange', followHash);
  // The first paint has named the preferences of a shared link; their sources are still to come.
  if (readVisitSetting('codeVariant') ?? readVisitSetting('codeStyling')) void loadTools().then(({ showSources }) => showSources());
  if (location.hash) followHash();
}

/** The module with the tools; a browser loads it once. */
export function loadTools(): Promise<typeof tools> {
  return import(__TOOLS__) as Promise<typeof tools>;
}

function barOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('.demo-bar') : null;
}

async function copySource(button: HTMLButtonElement): Promise<void> {
  const demo = button.closest<HTMLElement>('.demo');
  const code = demo?.querySelector('.whole code');
  const text = demo?.hasAttribute('data-editing') ? await (await loadTools()).editedCode(demo) : code && textToCopy(code);
  if (text && (await copyText(text))) confirmCopy(button, DEMO_COPIED_MS);
}
