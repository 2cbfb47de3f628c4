import { describe, expect, it } from 'vitest';
import { SCOPES } from '../../../site/search/documents.ts';
import { openIndex, type SearchRequest } from '../../../site/search/engine.ts';
import { buildIndex } from '../../../pipeline/search/build-index.ts';
import { spacedName } from '../../../pipeline/demos/demo-labels.ts';
import { identifiersIn, type IndexedDocument } from '../../../pipeline/search/guide-documents.ts';
import { createExcerpt } from '../../../pipeline/search/excerpt.ts';
import { splitSections } from '../../../pipeline/search/sections.ts';

const document = (
  page: string,
  anchor: string,
  title: string,
  rest: Partial<IndexedDocument> = {},
): IndexedDocument => ({
  kind: 'guide',
  plan: 'community',
  page,
  pageTitle: page.split('/').at(-1) ?? '',
  anchor,
  title,
  text: '',
  names: [],
  code: [],
  keywords: '',
  headings: '',
  isForeign: false,
  share: 1,
  ...rest,
});

const SORTING = '/x/react-data-grid/sorting';
const DOCUMENTS = [
  document(SORTING, '', 'Data Grid - Sorting', { text: 'Order rows by their values.' }),
  document(SORTING, 'model', 'Keep the order yourself', { text: 'Pass sortModel.', names: ['sortModel'] }),
  document(SORTING, 'BasicSorting', 'Basic sorting', { kind: 'demo' }),
  document('/x/react-charts/radar', '', 'Charts - Radar', { text: 'Sorting is not needed.', plan: 'pro' }),
  document('/x/api/data-grid/data-grid', 'prop-sortModel', 'sortModel', {
    kind: 'prop',
    text: 'The rules of the order.',
  }),
  document('/x/react-tree-view', '', '树形视图', { text: '展开节点。' }),
];

function open(documents: readonly IndexedDocument[]) {
  const { manifest, files } = buildIndex(documents, 'en');
  const reads: string[] = [];
  const index = openIndex(manifest, (name) => {
    reads.push(name);
    return Promise.resolve(JSON.parse(files.get(name) ?? 'null') as never);
  });
  return { index, manifest, files, reads };
}

async function ask(text: string, rest: Partial<SearchRequest> = {}) {
  const { groups } = await open(DOCUMENTS).index.search({ text, parts: [{ scopes: SCOPES, limit: 10 }], ...rest });
  return groups.map(({ key, hits }) => [key, ...hits.map(({ anchor }) => anchor)]);
}

describe('an index', () => {
  it('ranks titles before texts, and pages before their sections', async () => {
    const found = await ask('sorting');
    expect(found[0]).toEqual([SORTING, '', 'BasicSorting', 'model']);
    expect(found[1]).toEqual(['/x/react-charts/radar', '']);
  });

  it.each([
    ['another form of a word', 'sorts'],
    ['the beginning of a word', 'sorti'],
    ['a mistyped word', 'sortign'],
  ])('finds %s', async (name, text) => {
    expect((await ask(text))[0]?.[0]).toBe(SORTING);
  });

  it('ranks a section that has the query for its title before one that says more of it', async () => {
    const { index } = open([
      document('/x/react-data-grid/rows', 'grouping', 'Row grouping'),
      document('/x/react-data-grid/lists', 'other', 'Row grouping of long lists', {
        text: 'Row grouping, row grouping, row grouping.',
      }),
    ]);
    const { groups } = await index.search({ text: 'row grouping', parts: [{ scopes: SCOPES, limit: 10 }] });
    expect(groups.map(({ key }) => key)).toEqual(['/x/react-data-grid/rows', '/x/react-data-grid/lists']);
  });

  it('finds the prop that a query names', async () => {
    expect((await ask('prop sortModel'))[0]).toEqual(['/x/api/data-grid/data-grid', 'prop-sortModel']);
  });

  it('finds a message by a piece of it, in its words’ order', async () => {
    const text = 'MUI X: The parent element of the chart has an empty height. Give it one.';
    const ERRORS = '/x/api/charts/errors';
    const { index } = open([
      document(ERRORS, 'error-height', 'The parent element', { kind: 'error', keywords: text }),
      document('/x/react-charts/size', '', 'Charts - Height of the parent element', {
        text: 'A chart without height.',
      }),
    ]);
    const askFirst = async (query: string) =>
      (await index.search({ text: query, parts: [{ scopes: SCOPES, limit: 10 }] })).groups[0]?.key;
    expect(await askFirst('element of the chart has an')).toBe(ERRORS);
    expect(await askFirst('element height of the parent chart')).toBe('/x/react-charts/size');
    expect(await askFirst('parent element of the')).toBe('/x/react-charts/size');
  });

  it('lets the name of a prop weigh more than the words about it', async () => {
    const { index } = open([
      document('/x/react-data-grid/editing', '', 'Custom errors', { text: 'A custom error message.' }),
      document('/x/react-date-pickers/limits', '', 'Limits', { text: 'The message for minDate.', names: ['minDate'] }),
      document('/x/react-date-pickers/views', '', 'Views', { text: 'They end at minDate.', names: ['minDate'] }),
    ]);
    const { groups } = await index.search({
      text: 'custom message for minDate',
      parts: [{ scopes: SCOPES, limit: 10 }],
    });
    expect(groups[0]?.key).toBe('/x/react-date-pickers/limits');
  });

  it('finds a class by the words of its component', async () => {
    const ITEM = '/x/api/tree-view/tree-item';
    const { index } = open([
      document('/x/react-tree-view/items', '', 'Items', { text: 'The label of an item.' }),
      document(ITEM, 'class-label', '.MuiTreeItem-label', {
        kind: 'class',
        pageTitle: 'TreeItem API',
        text: 'Applied to the label element.',
        names: ['label'],
      }),
      document('/x/api/tree-view/editor', 'class-label', '.MuiTreeEditor-label', {
        kind: 'class',
        pageTitle: 'TreeEditor API',
        text: 'Applied to the label element.',
        names: ['label'],
      }),
    ]);
    const { groups } = await index.search({ text: 'item label class', parts: [{ scopes: SCOPES, limit: 10 }] });
    expect(groups[0]?.key).toBe(ITEM);
  });

  it('finds simplified and traditional Chinese', async () => {
    expect(await ask('展開節點')).toEqual([['/x/react-tree-view', '']]);
  });

  it.each([
    ['lets a name in code count as much as a word of Chinese', '数据表格 sortModel', '/x/api/data-grid/data-grid'],
    ['prefers the library that is named', 'order in the grid', SORTING],
    ['finds a page by the titles on it', 'order yourself', SORTING],
    ['finds a page by what else its words are called', '打开 树 收起', '/x/react-tree-view'],
  ])('%s', async (name, text, page) => {
    const known = [
      document(SORTING, '', 'Data Grid - Sorting', { headings: 'Keep the order yourself' }),
      document('/x/api/data-grid/data-grid', 'prop-sortModel', 'sortModel', { kind: 'prop' }),
      document('/x/react-data-grid', '', '数据表格', { text: '数据表格有行。' }),
      document('/x/react-charts/order', '', 'Order of the series', { text: 'The order.' }),
      document('/x/react-tree-view', '', '树形视图', { text: '折叠节点。' }),
      document('/x/react-tree-view/items', '', '节点', { text: '节点。' }),
    ];
    const { groups } = await open(known).index.search({ text, parts: [{ scopes: SCOPES, limit: 10 }] });
    expect(groups[0]?.key).toBe(page);
  });

  it('shows identical props of several components only once', async () => {
    const slot = (page: string) => document(page, 'slot-tooltip', 'tooltip', { kind: 'slot', text: 'The popper.' });
    const { index } = open([slot('/x/api/charts/bar-chart'), slot('/x/api/charts/pie-chart')]);
    const { groups } = await index.search({ text: 'tooltip', parts: [{ scopes: SCOPES, limit: 10 }] });
    expect(groups.map(({ key }) => key)).toEqual(['/x/api/charts/bar-chart']);
  });

  it.each<[string, Partial<SearchRequest>, string[]]>([
    ['a kind', { kinds: ['demo'] }, [SORTING, 'BasicSorting']],
    ['a plan', { plans: ['pro'] }, ['/x/react-charts/radar', '']],
    ['a product', { parts: [{ scopes: ['x-charts'], limit: 5 }] }, ['/x/react-charts/radar', '']],
  ])('can be filtered by %s', async (name, filter, expected) => {
    expect(await ask('sorting', filter)).toEqual([expected]);
  });

  it.each(['', ' ', '.', '__proto__', 'constructor', '\u0000', '𝒜', 'x'.repeat(500)])(
    'returns nothing for %j',
    async (text) => {
      expect(await ask(text)).toEqual([]);
    },
  );

  it('changes the file names of a product only if the product changed', () => {
    const [before, after] = [open(DOCUMENTS), open([...DOCUMENTS, document('/x/react-charts/funnel', '', 'Funnel')])];
    expect(after.manifest.scopes['x-charts']?.folder).not.toBe(before.manifest.scopes['x-charts']?.folder);
    expect(after.manifest.scopes['x-tree-view']?.terms).toEqual(before.manifest.scopes['x-tree-view']?.terms);
  });

  it('has all files of a product in its packs', () => {
    const { files } = open(DOCUMENTS);
    const packed = [...files]
      .filter(([name]) => name.includes('/pack'))
      .flatMap(([name, text]) => {
        const folder = name.split('/')[0] ?? '';
        return Object.entries(JSON.parse(text) as Record<string, string>).map(([file, content]) => [
          `${folder}/${file}`,
          content,
        ]);
      });
    expect(packed).toEqual([...files].filter(([name]) => name.includes('/') && !name.includes('/pack')));
  });

  it('does not read more files when there are many more pages', async () => {
    const many = Array.from({ length: 600 }, (_, at) =>
      DOCUMENTS.map((one) => ({ ...one, page: `${one.page}-${at}` })),
    ).flat();
    const [few, all] = [open(DOCUMENTS), open(many)];
    for (const { index } of [few, all])
      await index.search({ text: 'sorting', parts: [{ scopes: ['x-data-grid'], limit: 5 }] });
    expect(new Set(all.reads).size).toBeLessThanOrEqual(new Set(few.reads).size + 8);
    for (const name of new Set(all.reads)) expect((all.files.get(name) ?? '').length).toBeLessThan(20_000);
  });
});

describe('documents', () => {
  it('are the sections of an article, with code separate from prose', () => {
    const html =
      '<p>First <code>rows</code>.</p><h2 id="a"><a href="#a">A &amp; B</a></h2><p>Text</p><figure class="code"><pre><code>const apiRef = 1;</code></pre><button>Copy</button></figure>';
    expect(splitSections([html, { demo: 'Basic' }])).toEqual([
      { anchor: '', title: '', text: 'First rows.', names: ['rows'], code: [], demos: [] },
      { anchor: 'a', title: 'A & B', text: 'Text', names: [], code: ['const apiRef = 1;'], demos: ['Basic'] },
    ]);
  });

  it.each([
    ['ControlledExpansion', 'Controlled expansion'],
    ['CSVExport', 'CSV export'],
    ['RichTreeViewWithCheckbox', 'Rich tree view with checkbox'],
  ])('have the demo %s with the title "%s"', (name, title) => {
    expect(spacedName(name)).toBe(title);
  });

  it('include the identifiers in code that readers search for', () => {
    expect(identifiersIn('<DataGrid rows={rows} onRowClick={() => useGridApiRef()} />')).toEqual([
      'DataGrid',
      'rows',
      'onRowClick',
      'useGridApiRef',
    ]);
  });

  it.each([
    ['Short.', 'Short.'],
    [
      `${'One sentence that is long enough to fill more than half of it, so it stands alone. '}${'And more words. '.repeat(9)}`,
      /^One sentence.*\.$/,
    ],
    ['word '.repeat(60), /word…$/],
  ])('have an excerpt from the start of %j', (text, expected) => {
    expect(createExcerpt({ kind: 'guide', text })).toMatch(expected);
  });

  it('for demos have no excerpt', () => {
    expect(createExcerpt({ kind: 'demo', text: 'Sorting' })).toBe('');
  });
});
