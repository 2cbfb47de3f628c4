import { need } from '../../../site/need.ts';
import { announce } from '../kit/announce.ts';
import { confirmCopy } from '../kit/clipboard.ts';

/** How long the menu says that the page was copied, or was not, in milliseconds. */
const COPIED_MS = 2000;

/** The code of a demo as the reader has edited it. */
type EditedCode = (demo: HTMLElement) => Promise<string>;

/**
 * Copies the page as Markdown, with the sources that the reader sees: the variant that is shown, and edits.
 *
 * @param button Names the address of the page's Markdown.
 */
export async function copyPage(button: HTMLElement, editedCode: EditedCode): Promise<void> {
  const label = button.closest('details')?.querySelector<HTMLElement>('summary span');
  const text = pageMarkdown(need(button.dataset, 'copyPage'), editedCode);
  try {
    await copyLater(text);
  } catch {
    // A clipboard that refuses is silent (spec 8 in `docs/specification-map.md`); a page that cannot be had is not.
    const isThere = await text.then(
      () => true,
      () => false,
    );
    if (!isThere) announce(document.body.dataset.toolFailed ?? '');
    return;
  }
  if (label) confirmCopy(label, COPIED_MS);
}

/**
 * Browsers let a page write while they know that its reader wants it to: the promise of a text is handed over at once.
 */
async function copyLater(text: Promise<string>): Promise<void> {
  if (!('ClipboardItem' in globalThis)) return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** @throws Error where the page cannot be had: the answer without a network is another page. */
async function pageMarkdown(address: string, editedCode: EditedCode): Promise<string> {
  const { codeVariant = '', codeStyling = '' } = document.documentElement.dataset;
  const query = new URLSearchParams({ variant: codeVariant.toLowerCase(), styling: codeStyling });
  const response = await fetch(`${address}?${query}`);
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
