import { expect, it } from 'vitest';
import { getText } from '../support/sites.ts';

it.each([
  ['/x/check/', 'check-code', ['Written for version', 'it needs JavaScript', '<option value="8.28">']],
  ['/zh/x/check/', 'check-code', ['代码所用的版本', '因此需要 JavaScript', '<option value="8.28">']],
  ['/x/theme/', 'make-theme', ['Brand color', 'it needs JavaScript', 'Your theme']],
  ['/zh/x/theme/', 'make-theme', ['品牌色', '因此需要 JavaScript', '您的主题']],
])('%s has its forms, which no other page loads (%s), and says what they need', async (path, module, texts) => {
  const html = await getText(path);
  for (const text of texts) expect(html).toContain(text);
  expect(html).toMatch(new RegExp(`src="/static/${module}-\\w+\\.js"`));
  expect(await getText('/x/introduction/')).not.toContain(`/static/${module}-`);
});

it.each([
  ['/x/check.md', '`check_code`'],
  ['/x/theme.md', 'The form of this page runs in the browser.'],
])('%s says what programs have instead', async (path, text) => {
  const markdown = await getText(path);
  expect(markdown).toContain(text);
  expect(markdown).not.toContain('::theme');
});

it.each([
  ['/x/api/data-grid/changes/', '/x/check/#from=7&amp;to=8'],
  ['/zh/x/api/charts/next/', '/zh/x/check/#from=8&amp;to=9'],
])('%s leads to the check of its versions', async (path, href) => {
  expect(await getText(path)).toContain(`href="${href}"`);
});
