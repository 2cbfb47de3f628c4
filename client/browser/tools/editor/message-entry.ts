import { pagePath } from '../../../../site/addresses.ts';
import { localeOfTag } from '../../../../site/locales.ts';

/** Address of what the site says of a message of the libraries; null for any other text. */
export async function messageEntry(message: string): Promise<string | null> {
  const address = document.querySelector<HTMLElement>('[data-search]')?.dataset.search;
  if (address === undefined) return null;
  const { loadIndex } = await import('../../kit/search-index.ts');
  const [found] = await (await loadIndex(address)).findMessages(message);
  return found ? `${pagePath(found.page, localeOfTag(document.documentElement.lang))}#${found.anchor}` : null;
}
