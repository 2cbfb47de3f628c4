import { pagePath } from '../../site/addresses.ts';
import type { Problems } from '../kit/problems.ts';
import type { InternalLink } from '../content/markdown/environment.ts';

/** What the link check needs to know about a page in one language. */
export interface LinkedPage {
  key: string;
  file: string;
  bodyLine: number;
  links: readonly InternalLink[];
  /** Ids of headings and demos. */
  anchors: ReadonlySet<string>;
}

/**
 * Reports links to pages and anchors that do not exist.
 *
 * @param pages The pages of one language.
 * @param english Fallback for link targets without a translation.
 */
export function checkLinks(
  pages: ReadonlyMap<string, LinkedPage>,
  exists: (key: string) => boolean,
  problems: Problems,
  english = pages,
): void {
  for (const page of pages.values()) {
    for (const { key, hash, line } of page.links) {
      const at = { file: page.file, line: line + page.bodyLine + 1 };
      const target = key === '' ? page : (pages.get(key) ?? english.get(key));
      if (key !== '' && !exists(key)) {
        problems.add({
          ...at,
          message: `The link leads to ${pagePath(key)}, which does not exist.`,
          remedy: `Link to an existing page, or write content${key.replace(/^\/x/, '')}/index.md.`,
        });
      } else if (hash && target && !target.anchors.has(hash)) {
        const known = [...target.anchors].slice(0, 12).map((id) => `#${id}`);
        problems.add({
          ...at,
          message: `The anchor #${hash} does not exist on ${pagePath(target.key)}.`,
          remedy: `Use one of: ${known.join(', ') || 'none, the page has no headings'}.`,
        });
      }
    }
  }
}
