import { globSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { createSynonyms } from '../../../pipeline/search/find-synonyms.ts';
import { SYNONYMS, type Synonyms } from '../../../pipeline/search/synonyms.ts';
import { createFold } from '../../../site/search/words.ts';
import { getInside, getTags } from '../../support/html.ts';
import { getText } from '../../support/sites.ts';

const getResults = async (path: string) => {
  const html = await getText(path);
  return getTags(getInside(getInside(html, 'main') ?? '', 'ol') ?? '', 'a').map(({ href }) => href ?? '');
};

describe('words of the trade', () => {
  it.each([
    ['/x/search/?q=a11y', '/x/react-data-grid/accessibility/'],
    ['/zh/x/search/?q=a11y', '/zh/x/react-data-grid/accessibility/'],
    ['/zh/x/search/?q=可访问性', '/zh/x/react-data-grid/accessibility/'],
    ['/x/search/?q=SSR', '/x/common-concepts/nextjs/#what-the-server-renders'],
    ['/zh/x/search/?q=SSR', '/zh/x/common-concepts/nextjs/#what-the-server-renders'],
    ['/x/search/?q=dark+mode', '/x/react-data-grid/style/#light-and-dark'],
    ['/zh/x/search/?q=暗色', '/zh/x/react-data-grid/style/#light-and-dark'],
    ['/zh/x/search/?q=夜间模式', '/zh/x/react-data-grid/style/#light-and-dark'],
    ['/x/search/?q=pricing', '/x/introduction/licensing/#mit-vs-commercial'],
    ['/zh/x/search/?q=收费', '/zh/x/introduction/licensing/#mit-vs-commercial'],
    ['/x/search/?q=responsive', '/x/react-data-grid/list-view/#ResponsiveListView'],
    ['/zh/x/search/?q=响应式', '/zh/x/react-data-grid/list-view/'],
    ['/x/search/?q=getting+started', '/x/react-data-grid/quickstart/'],
    ['/zh/x/search/?q=教程', '/zh/x/react-charts/tutorial/'],
    ['/x/search/?q=l10n', '/x/react-date-pickers/localization/'],
    ['/x/search/?q=dnd', '/x/react-tree-view/rich-tree-view/ordering/#buttons-beside-drag-and-drop'],
    ['/x/search/?q=dropdown', '/x/react-date-pickers/custom-field/build-a-field/#three-selects'],
    ['/zh/x/search/?q=弹窗', '/zh/x/react-date-pickers/accessibility/#views-in-a-popper-or-dialog'],
  ])('%s finds %s among the first', async (path, answer) => {
    expect((await getResults(path)).slice(0, 8)).toContain(answer);
  });

  it('are added to words that are on a page', () => {
    const files = ['content/**/index*.md', 'content/navigation*.ts', 'locales/*.json'];
    const texts = globSync(files).map((file) => readFileSync(file, 'utf8'));
    const text = texts.join('\n').replaceAll('{major}', '9');
    const marked = SYNONYMS.map(([onPages], at): Synonyms => [onPages, `mark${at}`]);
    const found = createSynonyms(marked, createFold(''))(text);
    const lost = marked.filter(([, mark]) => mark === undefined || !found.includes(mark));
    expect(lost).toEqual([]);
  });
});
