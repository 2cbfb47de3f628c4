import { expect, it } from 'vitest';
import { siteOrigin } from '../support/sites.ts';

const read = async (path: string) => (await fetch(siteOrigin() + path)).text();

it.each([
  ['/x/theme/', 'Brand color', 'it needs JavaScript', 'Your theme'],
  ['/zh/x/theme/', '品牌色', '因此需要 JavaScript', '您的主题'],
])('%s has the forms that make and read a theme, and says what they need', async (path, label, note, other) => {
  const html = await read(path);
  for (const text of [label, note, other]) expect(html).toContain(text);
  expect(html).toMatch(/src="\/static\/make-theme-\w+\.js"/);
});

it('loads the forms on their own page alone', async () => {
  expect(await read('/x/introduction/')).not.toContain('/static/make-theme-');
});

it('says in the Markdown of the page what the forms do', async () => {
  const markdown = await read('/x/theme.md');
  expect(markdown).toContain('The form of this page runs in the browser.');
  expect(markdown).not.toContain('::theme');
});
