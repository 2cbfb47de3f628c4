import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext } from '../../../pipeline/kit/context.ts';
import { localizePath } from '../../../site/addresses.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../../site/locales.ts';
import { productOf, PRODUCTS } from '../../../site/products.ts';
import { DEMO } from '../../support/browser/guides.ts';
import { readWrittenPages } from '../../support/browser/pages.ts';
import { expect, test } from '../../support/browser/test.ts';
import { checkDemos, checkTranslatedDemos } from './check-demos.ts';

const { root } = createContext();

/** With this variable, a git ref, only pages are checked whose folder has changed since then. */
const { SINCE } = process.env;

/** The folder that has a page's text and demos. */
const folderOf = (page: string) => page.replace('/x/', 'content/');

const pages = (await readWrittenPages()).filter(
  (page) => readFileSync(path.join(root, folderOf(page), 'index.md'), 'utf8').search(DEMO) >= 0,
);

/** Those of the pages whose folder has changed. A folder within it that has a page of its own is no part of it. */
function changedSince(ref: string): string[] {
  const options = { cwd: root, encoding: 'utf8' } as const;
  const files = execFileSync('git', ['diff', '--name-only', ref, '--', 'content'], options).split('\n');
  const longest = pages.toSorted((a, b) => b.length - a.length);
  const changed = new Set(files.map((file) => longest.find((page) => file.startsWith(folderOf(page)))));
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
    for (const page of due.filter((candidate) => (productOf(candidate)?.folder ?? null) === folder))
      for (const locale of LOCALES) {
        const address = localizePath(page, locale);
        test(`the demos of ${address} wake without problems`, async ({ open }) => {
          const opened = await open(address, { bypassCSP: true });
          await (locale === DEFAULT_LOCALE ? checkDemos : checkTranslatedDemos)(opened);
        });
      }
  });
}
