import { preferencesFromHash } from '../../../site/preferences.ts';
import { announceError } from '../kit/events.ts';
import { bodyText } from '../kit/status.ts';
import { takeEarlyText } from '../kit/input.ts';
import { readConfig } from '../kit/config.ts';
import { isReturning, offerReload } from '../kit/scheduling.ts';
import { copyPage as copyPageMarkdown } from './copy-page.ts';
import { EDIT_MARK } from './edits.ts';
import { toggleFullScreen } from './full-screen.ts';
import { markProp } from './mark-prop.ts';
import { offerSharedSettings } from './shared-settings.ts';
import { applyCodePreferences, chooseStyling, chooseVariant, showSources } from './variants.ts';

/**
 * The demos' tools, and other code that few visits need. The enhancer imports it when the reader hovers or focuses a
 * tool, or arrives with a hash (`client/browser/demos/demo-sources.ts`) or with a shared link's settings.
 */
export { offerSharedSettings, showSources };

/** Runs a tool. Copying, and resetting a demo that is not being edited, are handled by the enhancer. */
export function applyTool(tool: HTMLElement): void {
  const demo = tool.closest<HTMLElement>('[data-demo]');
  if (!demo) return;
  if (tool.dataset.variant) chooseVariant(tool.dataset.variant);
  else if (tool.dataset.styling) chooseStyling(tool.dataset.styling);
  else if (tool.hasAttribute('data-demo-full')) toggleFullScreen(demo);
  else if (tool.hasAttribute('data-demo-play')) void play(demo);
  else if (tool.hasAttribute('data-demo-parts')) void pointAtParts(demo, tool);
  else if (tool.hasAttribute('data-demo-reset')) void resetEdit(demo);
  else if (tool.hasAttribute('data-demo-edit')) void edit(demo);
  else if (tool.hasAttribute('data-demo-report')) void report(demo);
  else if (tool.dataset.demoSandbox) void openSandbox(demo, tool.dataset.demoSandbox);
}

/**
 * Scrolls to the demo in the URL's hash, which may also set a variant for this page view, name a prop whose line is marked, or contain an edit.
 *
 * @param change Of the hash; none when the page is loaded.
 */
export function followHash(change?: Event): void {
  const [, hash = '', edited] = /^([^~]*)(?:~(.*))?$/s.exec(location.hash.replace(/%7E/i, EDIT_MARK)) ?? [];
  const { target, opensSource, codeVariant, codeStyling, prop } = preferencesFromHash(decoded(hash));
  const demo = document.getElementById(target);
  if (!demo?.matches('[data-demo]')) return;
  // Who comes back is where the page was left. Who has scrolled away from the demo before this code was there stays.
  const { top, bottom } = demo.getBoundingClientRect();
  const isThere = scrollY === 0 || (bottom > 0 && top < innerHeight);
  const scrolls = change !== undefined || (!isReturning() && isThere);
  if (scrolls) demo.scrollIntoView();
  if (opensSource) demo.querySelector('details')?.setAttribute('open', '');
  applyCodePreferences({ ...(codeVariant && { codeVariant }), ...(codeStyling && { codeStyling }) });
  const mark = prop !== undefined && markProp(demo, prop);
  if (mark && scrolls) mark.scrollIntoView({ block: 'center' });
  if (edited === undefined) return;
  if (demo.dataset.playground === undefined) void edit(demo, edited);
  else void play(demo, edited);
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** Opens the controls of a playground, or closes them. @param state State from a link. */
async function play(demo: HTMLElement, state?: string): Promise<void> {
  await busy(demo, async () => {
    const { togglePlayground } = await import('./playground/playground.ts');
    await togglePlayground(demo, state);
  });
}

async function pointAtParts(demo: HTMLElement, opener: HTMLElement): Promise<void> {
  await busy(demo, async () => {
    const { togglePointing } = await import('./parts/parts.ts');
    await togglePointing(demo, opener);
  });
}

/** Outlines the slot or the class of a row in the reference's lists, in the playground above. */
export async function showInPlayground(demo: HTMLElement, button: HTMLElement): Promise<void> {
  const row = button.closest('tr');
  if (!row) return;
  await busy(demo, async () => {
    const { showRow } = await import('./parts/parts.ts');
    await showRow(demo, row);
  });
}

async function edit(demo: HTMLElement, shared?: string): Promise<void> {
  await busy(demo, async () => {
    const { toggleEditing } = await import('./editor/edit-demo.ts');
    await toggleEditing(demo, shared);
  });
}

/** Reopens the editors that were open before a reload, with their code. */
export async function restoreEdits(): Promise<void> {
  const { restoreEdits: restore } = await import('./editor/edit-demo.ts');
  await restore();
}

/** Handles the copy button of the page's menu. */
export function copyPage(button: HTMLElement): Promise<void> {
  return copyPageMarkdown(button, editedCode);
}

/** The reader's edit of a demo; empty if there is none. */
export async function editedCode(demo: HTMLElement): Promise<string> {
  const { getCode } = await import('./editor/edit-demo.ts');
  return getCode(demo);
}

async function resetEdit(demo: HTMLElement): Promise<void> {
  if (demo.hasAttribute('data-playing')) {
    const { resetPlayground } = await import('./playground/playground.ts');
    resetPlayground(demo);
  }
  if (!demo.hasAttribute('data-editing')) return;
  const { resetEditing } = await import('./editor/edit-demo.ts');
  resetEditing(demo);
}

async function openSandbox(demo: HTMLElement, name: string): Promise<void> {
  await busy(demo, async () => {
    const { openDemoIn } = await import('./sandbox/open-sandbox.ts');
    await openDemoIn(name, demo, readConfig().sandboxes);
  });
}

async function report(demo: HTMLElement): Promise<void> {
  await busy(demo, async () => {
    const { reportProblem } = await import('./report-problem.ts');
    await reportProblem(demo, readConfig().issues);
  });
}

/** The error line of a demo's tools. Its own failure has another (`client/browser/demos/demo-failure.ts`). */
const TOOL_ERROR = ':scope > .tool-error';

/** Shows progress while a tool loads. On failure it shows an error under the demo, and the tool can be retried. */
async function busy(demo: HTMLElement, work: () => Promise<void>): Promise<void> {
  demo.setAttribute('data-waking', '');
  try {
    await work();
    demo.querySelector(TOOL_ERROR)?.remove();
  } catch (error) {
    console.error(`The tool of the demo "${demo.id}" could not be loaded.`, error);
    announceError('tool', demo.id, error);
    // If a chunk of the tools is gone, so is this one: its hash covers the names of those it imports.
    offerReload(import.meta.url);
    // The next key is for the tool again.
    void takeEarlyText(demo);
    const line = demo.querySelector(TOOL_ERROR) ?? document.createElement('p');
    Object.assign(line, {
      className: 'tool-error',
      role: 'alert',
      textContent: bodyText('toolFailed'),
    });
    demo.querySelector('.demo-stage')?.after(line);
  } finally {
    demo.removeAttribute('data-waking');
  }
}
