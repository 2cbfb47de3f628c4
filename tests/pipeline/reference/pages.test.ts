import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderReference } from '../../../client/components/prerender.tsx';
import { reference } from '../../../content/reference.ts';
import { propGroups } from '../../../content/reference-groups.ts';
import { playgroundCatalog } from '../../../content/reference-playgrounds.ts';
import { markdownPath, pagePath } from '../../../site/addresses.ts';
import { need } from '../../../site/kit/need.ts';
import type { GuideChange } from '../../../site/reference/model.ts';
import { parseMessages } from '../../../pipeline/content/load-messages.ts';
import type { LoadedReference } from '../../../pipeline/reference/load-reference.ts';
import { listPages, type ListedPage } from '../../../pipeline/reference/pages/list.ts';
import { referenceMarkdown } from '../../../pipeline/reference/pages/markdown/markdown.ts';
import { createNames, type Names } from '../../../pipeline/reference/pages/names.ts';
import { loadInstalledReference } from './packages.ts';

const LIBRARIES = ['charts', 'data-grid', 'date-pickers', 'tree-view'] as const;
const BARS = '/x/react-charts/bars';
const RENAMED: GuideChange = {
  entry: 'BarSeriesType',
  key: '/x/api/charts/bar-series-type',
  version: '8',
  change: { kind: 'renamed', part: 'prop', name: 'xAxisKey', to: 'xAxisId' },
};
const messages = parseMessages('en', readFileSync(new URL('../../../locales/en.json', import.meta.url), 'utf8'));

let loaded: LoadedReference;
let names: Names;
let pages: ListedPage[];

beforeAll(async () => {
  loaded = await loadInstalledReference();
  names = createNames(loaded);
  pages = listPages({
    loaded,
    names,
    messages,
    untranslated: new Set(),
    reference,
    playgrounds: playgroundCatalog,
    propGroups,
    errorGuides: [],
    locale: 'en',
    usage: () => [],
    examples: () => ({}),
    guides: [{ key: BARS, title: 'Bars', components: [], demos: [] }],
    guideChanges: new Map([[BARS, { from: '7', list: [RENAMED] }]]),
  });
}, 300_000);

const first = <T>(all: readonly T[], isIt: (one: T) => boolean): T => need(all.filter(isIt), 0);
const getPage = (key: string) => first(pages, (page) => page.key === key);

function getHtml({ product, page }: ListedPage): string {
  const href = (name: string) => {
    const target = names.of(product, name);
    return target ? pagePath(target.key, 'en') + (target.hash && `#${target.hash}`) : null;
  };
  return renderReference(page, { locale: 'en', isUntranslated: () => false, html: String, href, major: names.major });
}

function getMarkdown(listed: ListedPage): string {
  const href = (name: string) => {
    const target = names.of(listed.product, name);
    return target ? markdownPath(target.key, 'en') + (target.hash && `#${target.hash}`) : null;
  };
  return referenceMarkdown(listed, { locale: 'en', messages, href, isUntranslated: () => false, major: names.major });
}

describe('the page of the next version', () => {
  it.each(LIBRARIES)('of %s links the published migration guide', (library) => {
    const page = getPage(`/x/api/${library}/next`);
    const guide = `https://mui.com/x/migration/migration-${library.replace('date-', '')}-v8/`;
    expect(getHtml(page)).toContain(`<a href="${guide}" rel="noopener">Migration guide</a>`);
    expect(getMarkdown(page)).toContain(`[Migration guide](${guide})`);
  });
});

describe('what the next version changes', () => {
  it.each([
    ['/x/api/date-pickers', 'DateField', 'Changes in 9'],
    ['/x/api/date-pickers', 'PickersDay', 'In 9: PickerDay'],
    ['/x/api/charts', 'ChartContainer', 'In 9: ChartsContainer'],
    ['/x/api/tree-view', 'TreeItem', 'Changes in 9'],
  ])('is marked in the index %s beside %s, and at the top of its page', (index, name, mark) => {
    const entry = first(pages, (page) => page.name === name);
    const row = first(getHtml(getPage(index)).split('<li>'), (item) => item.includes(`"${entry.key}/"`));
    expect(row).toContain(`<small class="chip next">${mark}</small>`);
    expect(getMarkdown(getPage(index))).toMatch(new RegExp(`^- \\[${name}\\].*\\(.*${mark}.*\\)`, 'm'));
    expect(getHtml(entry).split('<h2')[0]).toMatch(
      new RegExp(`<a class="chip next" href="${index}/next/#\\w+">${mark}</a>`),
    );
    expect(getMarkdown(entry).split('##')[0]).toContain(`[${mark}](${index}/next.md#`);
  });

  it('is no mark where there are only additions', () => {
    const next = first(loaded.next, ({ product }) => product === 'x-data-grid');
    const grid = first(next.entries, ({ name }) => name === 'GridColDef');
    expect(grid.changes.map(({ kind }) => kind)).toContain('added');
    expect(getMarkdown(getPage('/x/api/data-grid'))).not.toMatch(/^- \[GridColDef\].* in 9/m);
  });
});

it('the page of the changes leads a guide from a renamed part to its new name', () => {
  const [, list] = getHtml(getPage('/x/api/charts/changes')).split('<h2 id="guides">');
  expect(list).toContain(
    'Prop <code>xAxisKey</code> → <a href="/x/api/charts/bar-series-type/#prop-xAxisId"><code>xAxisId</code></a>',
  );
});

it('the page of a component has a playground, or links the one that shows it', () => {
  const components = pages.flatMap(({ page }) => (page.kind === 'component' ? [page] : []));
  expect(components.length).toBeGreaterThan(150);
  const without = components.filter(({ context }) => !context.hasPlayground && context.partOf === null);
  expect(without.map(({ entry }) => entry.name)).toEqual([]);
});

describe('the sizes of imports', () => {
  it.each([
    ['charts', 'useChartsLocalization'],
    ['tree-view', 'useRichTreeViewApiRef'],
    ['date-pickers', 'usePickerAdapter'],
  ])('of %s say since when there is the hook %s', (library, hook) => {
    const version = need(first(loaded.since, ({ product }) => product === `x-${library}`).names, hook);
    const page = getPage(`/x/api/${library}/sizes`);
    const row = first(getHtml(page).split('<tr>'), (one) => one.replaceAll('<wbr/>', '').includes(`>${hook}<`));
    expect(row).toContain(`<small class="chip since">Since ${version}</small>`);
    expect(getMarkdown(page)).toContain(`| \`${hook}\` (Since ${version}) | Hook |`);
  });
});

describe('the Markdown of the reference', () => {
  const getLines = (key: string) => getMarkdown(getPage(key)).split('\n');

  it('has nothing but content below its headings', () => {
    const texts = pages.map((page) => ({ key: page.key, text: getMarkdown(page) }));
    expect(texts.length).toBeGreaterThan(200);
    expect(
      texts.filter(({ text }) => /^#.*\n+(?:##? |$(?![^]))/m.test(text.replace(/^# .*\n/, ''))).map(({ key }) => key),
    ).toEqual([]);
    expect(texts.filter(({ text }) => /^- `.*<\/a>.*: ?$/m.test(text)).map(({ key }) => key)).toEqual([]);
  });

  it('names the element of the ref', () => {
    expect(getLines('/x/api/data-grid/data-grid')).toContain('The ref is attached to the element: `HTMLDivElement`');
  });

  it.each(LIBRARIES)('links all pages of a library from its index: %s', (library) => {
    const text = getMarkdown(getPage(`/x/api/${library}`));
    for (const page of ['changes', 'next', 'errors', 'sizes']) expect(text).toContain(`(/x/api/${library}/${page}.md)`);
  });

  it.each([
    ['/x/api/data-grid', /^- \[DataGridPremium\].* \(Premium plan.*\): \d+ props · \d+ slots · \d+ classes$/],
    ['/x/api/date-pickers', /PickerDay2 \(Since 8\.5\)/],
    ['/x/api/charts', /^- \[ChartContainer\].*Deprecated.*: \d+ props · \d+ slots$/],
    ['/x/api/charts', /^- `@mui\/x-charts-pro@8\.[\d.]+` \(Pro plan\)$/],
  ])('has plan, version and counts in the index %s: %s', (key, line) => {
    expect(getLines(key).filter((one) => line.test(one))).toHaveLength(1);
  });
});
