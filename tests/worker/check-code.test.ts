import { expect, it } from 'vitest';
import { siteOrigin } from '../support/sites.ts';

const read = async (path: string) => (await fetch(siteOrigin() + path)).text();

it.each([
  ['/x/check/', 'Written for version', 'it needs JavaScript'],
  ['/zh/x/check/', '代码所用的版本', '因此需要 JavaScript'],
])('%s has the form that checks code, and says what it needs', async (path, label, note) => {
  const html = await read(path);
  expect(html).toContain(label);
  expect(html).toContain(note);
  expect(html).toMatch(/<option value="8\.28">/);
  expect(html).toMatch(/src="\/static\/check-code-\w+\.js"/);
});

it('loads the form on its own page alone', async () => {
  expect(await read('/x/introduction/')).not.toContain('/static/check-code-');
});

it('names the tool for programs in the Markdown of the page', async () => {
  expect(await read('/x/check.md')).toContain('`check_code`');
});

it.each([
  ['/x/api/data-grid/changes/', '/x/check/#from=7&amp;to=8'],
  ['/zh/x/api/charts/next/', '/zh/x/check/#from=8&amp;to=9'],
])('%s leads to the check of its versions', async (path, href) => {
  expect(await read(path)).toContain(`href="${href}"`);
});
