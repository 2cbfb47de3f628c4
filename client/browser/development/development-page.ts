import { parseAddress } from '../../../site/addresses.ts';
import { DEVELOPMENT_SCRIPT } from '../../../site/protocol/development.ts';
import { localeOfTag } from '../../../site/locales.ts';

/** Marks what this overlay adds to an article. */
export const NOTE_CLASS = 'dev-problem';

/** The page as the server sends it, before any script has changed it. */
export async function fetchPage(): Promise<Document> {
  const response = await fetch(location.href, { cache: 'no-store' });
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

export function getBuildId(page: Document): string {
  return page.getElementById(DEVELOPMENT_SCRIPT)?.dataset.build ?? '';
}

export function findArticle(page: Document): HTMLElement | null {
  return page.querySelector('article.prose');
}

/** The blocks of an article, in order. */
export function listBlocks(article: Element): Element[] {
  return [...article.children].filter((child) => !child.classList.contains(NOTE_CLASS));
}

/**
 * The line of each block in its file, from the comments before them (`pipeline/content/markdown/plugins/source-lines.ts`). A block
 * without one belongs to the line of the block before it.
 */
export function readLines(page: Document): number[] {
  const lines: number[] = [];
  for (const { previousSibling } of findArticle(page)?.children ?? []) {
    const own = previousSibling instanceof Comment ? Number(previousSibling.data) : NaN;
    lines.push(Number.isNaN(own) ? (lines.at(-1) ?? 0) : own);
  }
  return lines;
}

/** Key and language of the text that is shown: an untranslated page shows the English one. */
export function shownText(): { key: string; locale: string } {
  const { key } = parseAddress(location.pathname);
  const lang = findArticle(document)?.lang;
  return { key, locale: localeOfTag(lang === undefined || lang === '' ? document.documentElement.lang : lang) };
}
