import { need } from '../../../site/kit/need.ts';
import { reportFailure } from '../kit/status.ts';
import { confirmCopy } from '../kit/clipboard.ts';
import { shownPreferences } from './variants.ts';

/** How long the menu shows the result of copying, in milliseconds. */
const COPIED_MS = 2000;

/** Returns the reader's edit of a demo; empty if there is none. */
type EditedCode = (demo: HTMLElement) => Promise<string>;

/**
 * Copies the page as Markdown, with the sources as the reader sees them: in the shown variant and with edits.
 *
 * @param button Has the URL of the page's Markdown in `data-copy-page`.
 */
export async function copyPage(button: HTMLElement, editedCode: EditedCode): Promise<void> {
  const label = button.closest('details')?.querySelector<HTMLElement>('summary span');
  const text = pageMarkdown(need(button.dataset, 'copyPage'), editedCode);
  try {
    await copyLater(text);
  } catch {
    // A refused clipboard is silent; a failed fetch is announced.
    const isThere = await text.then(
      () => true,
      () => false,
    );
    if (!isThere) reportFailure('toolFailed');
    return;
  }
  if (label) confirmCopy(label, COPIED_MS);
}

/**
 * The clipboard is only writable right after a click: pass the promise of the text at once, not the text after the
 * fetch.
 */
async function copyLater(text: Promise<string>): Promise<void> {
  if (!('ClipboardItem' in globalThis)) return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/**
 * @throws Error when the page is unavailable. Offline, the service worker responds with another page, hence the type
 * check.
 */
async function pageMarkdown(address: string, editedCode: EditedCode): Promise<string> {
  const response = await fetch(`${address}?${shownPreferences()}`);
  if (!response.ok || !response.headers.get('Content-Type')?.startsWith('text/markdown'))
    throw new Error(`${address} answers ${response.status}.`);
  let text = await response.text();
  for (const demo of document.querySelectorAll<HTMLElement>('.demo[data-editing]')) {
    const code = await editedCode(demo);
    text = text.replace(
      new RegExp(`^(\`\`\`(?:tsx|jsx) title="src/${demo.id}\\.\\w+"\\n)[^]*?(\\n\`\`\`)$`, 'm'),
      (_, head: string, end: string) => head + code.trimEnd() + end,
    );
  }
  return text;
}
