import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readBuildInfo } from '../../pipeline/kit/build-info.ts';
import { createTestedContext } from './tested-site.ts';
import { markdownPath, pagePath } from '../../site/addresses.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../site/locales.ts';
import { contentFolder, pageListAssetName, type PageSummary } from '../../site/page/page.ts';

/** A page of the build in one language. */
export interface SitePage {
  locale: Locale;
  key: string;
  html: string;
  markdown: string;
}

/** All pages of a build, each in all languages. */
export async function readSitePages(out = createTestedContext().out): Promise<SitePage[]> {
  const { id } = await readBuildInfo({ out });
  const list = path.join(out, 'assets', contentFolder(id), pageListAssetName(DEFAULT_LOCALE));
  const pages = JSON.parse(await readFile(list, 'utf8')) as PageSummary[];
  return pages.flatMap(({ key }) =>
    LOCALES.map((one) => ({ locale: one, key, html: pagePath(key, one), markdown: markdownPath(key, one) })),
  );
}
