import { execFileSync } from 'node:child_process';
import { createContext } from '../../../pipeline/cache/context.ts';
import { localizePath } from '../../../site/addresses.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../../site/locales.ts';
import { findProduct, PRODUCTS } from '../../../site/products.ts';
import { expect, test } from '../../support/browser/test.ts';
import { readSources } from '../../support/browser/written-pages.ts';
import { checkDemos, checkTranslatedDemos } from './check-demos.ts';

/** With this variable, a git ref, only pages are checked whose folder has changed since then. */
const { SINCE } = process.env;

const pages = (await readSources()).filter(({ hasDemos }) => hasDemos);

/** Those of the pages whose folder has changed. A folder within it that has a page of its own is no part of it. */
function changedSince(ref: string): typeof pages {
  const options = { cwd: createContext().root, encoding: 'utf8' } as const;
  const files = execFileSync('git', ['diff', '--name-only', ref, '--', 'content'], options).split('\n');
  const innermost = pages.toSorted((a, b) => b.folder.length - a.folder.length);
  const changed = new Set(files.map((file) => innermost.find(({ folder }) => file.startsWith(folder))));
  return pages.filter((page) => changed.has(page));
}

const due = SINCE === undefined ? pages : changedSince(SINCE);

// The pages with the most demos take half a minute alone, and more beside others.
test.describe.configure({ mode: 'parallel' });

test('there are pages with demos', () => {
  expect(pages.length).toBeGreaterThan(0);
});

for (const folder of [...PRODUCTS.map((product) => product.folder), null]) {
  test.describe(folder ?? 'general pages', () => {
    for (const page of due.filter(({ path }) => (findProduct(path)?.folder ?? null) === folder))
      for (const locale of LOCALES) {
        const address = localizePath(page.path, locale);
        test(`the demos of ${address} wake without problems`, async ({ open }) => {
          const opened = await open(address, { bypassCSP: true });
          await (locale === DEFAULT_LOCALE ? checkDemos : checkTranslatedDemos)(opened);
        });
      }
  });
}
