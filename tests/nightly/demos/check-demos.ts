import { expect, it } from 'vitest';
import { localizePath } from '../../../site/addresses.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../site/locales.ts';
import { productOf } from '../../../site/products.ts';
import { compareWithRecord } from '../setup/check-record.ts';
import { useTab } from '../../support/browser/test.ts';
import { CODE_URL, problemsOf, problemsOfTranslation } from './demo-problems.ts';
import { hashPages } from './hashed-pages.ts';
import { useSite } from '../../support/browser/own-site.ts';
import { hasDemos, readHtml, readWrittenPages } from '../../support/browser/pages.ts';

interface DemoPage {
  path: string;
  locale: Locale;
  html: string;
}

/**
 * Finds all pages with demos, and their translations.
 *
 * @param folder Folder of a product's pages; null for pages outside all of them.
 */
async function pagesWithDemos(folder: string | null): Promise<DemoPage[]> {
  const paths = (await readWrittenPages()).filter((path) => (productOf(path)?.folder ?? null) === folder);
  const addresses = paths.flatMap((path) => LOCALES.map((locale) => ({ path: localizePath(path, locale), locale })));
  const pages = await Promise.all(addresses.map(async (page) => ({ ...page, html: await readHtml(page.path) })));
  return pages.filter(({ html }) => hasDemos(html));
}

const NO_FAILURES = { moved: [], notLive: [], errors: 0, complaints: [] };

/**
 * Checks all demos of a product, with one visit per page. Skips pages that passed before and are unchanged (decision
 * 0024), unless `CHECK_ALL` is set.
 */
export async function checkDemos(folder: string | null): Promise<void> {
  const open = useTab({ bypassCSP: true });
  const site = useSite();
  const pages = await hashPages(await pagesWithDemos(folder), { code: CODE_URL });
  const { due, asBefore, keep } = await compareWithRecord(folder ?? 'other', pages);

  it('there are pages with demos', () => {
    expect(pages.length).toBeGreaterThan(0);
  });

  it.skip.each(asBefore)('the demos of %s passed before, and are unchanged', () => undefined);

  it.each(due)('the demos of $path wake without problems', async (page) => {
    const opened = await open(site() + page.path);
    if (page.locale === DEFAULT_LOCALE)
      expect(await problemsOf(opened)).toEqual({ ...NO_FAILURES, asleep: [], awake: [], tooWideFor: [] });
    else expect(await problemsOfTranslation(opened)).toEqual(NO_FAILURES);
    await keep(page);
  });
}
