import { START_KEY, foldPath, parseAddress } from '../../site/addresses.ts';
import type { Locale } from '../../site/locales.ts';
import { isPageKey } from '../../site/page/page.ts';
import type { BuildContent } from '../content/build-content.ts';
import { suggestPages } from '../search/suggest-pages.ts';
import { ToolError, type ToolContext } from './tool.ts';

export interface FoundPage {
  key: string;
  locale: Locale;
}

/**
 * Finds a page by URL, path or key, such as `https://…/zh/x/react-charts/bars/#labels`, `/x/react-charts.md` or
 * `react-charts`. A language in the URL takes precedence over `language`.
 *
 * @throws ToolError with the nearest pages.
 */
export async function findPage({ content, search, language }: ToolContext, name: string): Promise<FoundPage> {
  const path = URL.canParse(name) ? new URL(name).pathname : `/${name.replace(/^\/+/, '')}`;
  const { key, locale: written, prefixed } = parseAddress(path);
  const locale = prefixed ? written : language;
  const asked = key === '/' || key === '/x' ? START_KEY : key;
  for (const candidate of [asked, `/x${asked}`]) {
    const found = isPageKey(candidate) ? await followEntry(content, locale, candidate) : null;
    if (found) return found;
    const near = await content.keyOfFolded(locale, foldPath(candidate));
    if (near !== null) return { key: near, locale };
  }
  const nearest = await suggestPages(await search(locale), key);
  const hint = nearest.length > 0 ? ` These pages come nearest: ${nearest.map((page) => page.key).join(', ')}.` : '';
  throw new ToolError(`There is no page "${name}".${hint} The tools "search" and "list_pages" name pages.`);
}

/** The page for a key, following a redirect. */
async function followEntry(content: BuildContent, locale: Locale, key: string): Promise<FoundPage | null> {
  const entry = await content.entry(locale, key);
  if (entry?.kind !== 'redirect') return entry && { key, locale };
  const target = await content.entry(locale, entry.to);
  return target?.kind === 'page' ? { key: entry.to, locale } : null;
}
