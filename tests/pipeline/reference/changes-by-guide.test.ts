import { beforeAll, describe, expect, it } from 'vitest';
import * as prerender from '../../../client/components/prerender.tsx';
import { createContext } from '../../../pipeline/cache/context.ts';
import { createMemory } from '../../../pipeline/cache/memory.ts';
import { loadMessages } from '../../../pipeline/content/load-messages.ts';
import {
  buildReferencePages,
  type BuiltReferencePage,
} from '../../../pipeline/reference/pages/build-reference-pages.ts';
import { guideAnchor } from '../../../site/reference/changes.ts';
import { listAnchors } from '../../../site/reference/reference-page.ts';
import { byLocale, type Locale } from '../../../site/locales.ts';
import { need } from '../../../site/kit/need.ts';
import type { Change, GuideChange, ProductChanges } from '../../../site/reference/model.ts';
import { charts, component, prop } from './charts.ts';

const ADDED: Change = { kind: 'added', part: 'prop', name: 'fresh', after: 'Date' };
const RENAMED: Change = { kind: 'renamed', part: 'slot', name: 'old', to: 'young' };

const CHANGES: ProductChanges = {
  product: 'x-charts',
  from: '7.2.0',
  to: '8.1.0',
  entries: [
    { name: 'Bars', changes: [ADDED, RENAMED] },
    { name: 'Lines', kind: 'added', changes: [] },
  ],
  exports: [],
};

const BARS = '/x/react-charts/bars';
const LIST: GuideChange[] = [
  { entry: 'Bars', key: '/x/api/charts/bars', version: '8.1', change: ADDED },
  { entry: 'Bars', key: '/x/api/charts/bars', version: '8', change: RENAMED },
  { entry: 'Lines', key: '/x/api/charts/lines', version: '8.0', change: null },
];

const guide = (key: string, title: string) => ({ key, title, components: [], demos: [] });

let pages: Record<Locale, ReadonlyMap<string, BuiltReferencePage>>;

beforeAll(async () => {
  const context = createContext({ memory: createMemory() });
  const product = charts('8.1.0', [component('Bars', [prop('fresh', 'Date')]), component('Lines', [])]);
  pages = buildReferencePages(context, {
    loaded: {
      products: [product],
      changes: [CHANGES],
      next: [{ ...CHANGES, to: '9.0.0' }],
      since: [],
      checks: [],
      errors: [],
      sizes: [],
    },
    translations: byLocale(() => new Map()),
    reference: { products: [], shared: [], renames: {}, migrationGuides: {}, states: {} },
    playgrounds: { playgrounds: {}, parts: {} },
    propGroups: {},
    errorGuides: [],
    messages: await loadMessages(context),
    prerender,
    guides: byLocale(() => [
      guide(BARS, 'Bars & more'),
      guide('/x/react-charts/pie', 'Pie'),
      guide('/x/react-tree-view', 'Tree'),
    ]),
    guideAnchors: new Map(),
    guideChanges: new Map([
      [BARS, { from: '7', list: LIST }],
      ['/x/react-charts/pie', { from: '7', list: [] }],
      ['/x/react-tree-view', { from: '7', list: LIST }],
    ]),
  });
});

const getPage = (locale: Locale, name = 'changes') => need(pages[locale], `/x/api/charts/${name}`);

describe('the page of the changes', () => {
  it('lists by guide what changed in the names that the guide uses', () => {
    const { html, page } = getPage('en');
    const list = html.slice(html.indexOf('<h2 id="guides">'));
    expect(list).toContain(`<h3 id="${guideAnchor(BARS)}"><a href="${BARS}/">Bars &amp; more</a></h3>`);
    expect(list).toContain(
      '<a href="#Bars" translate="no">Bars</a>: Since 8.1: Prop <a href="/x/api/charts/bars/#prop-fresh">',
    );
    expect(list).toContain('Slot <code>old</code> → <a href="/x/api/charts/bars/#slot-young"><code>young</code></a>');
    expect(list).toContain('<a href="/x/api/charts/lines/" translate="no">Lines</a>: Since 8.0');
    expect(listAnchors(page)).toEqual(['new', 'Bars', 'guides', 'react-charts-bars']);
  });

  it('does so in the language of the page, and in its Markdown', () => {
    const { html, markdown } = getPage('zh');
    expect(html).toContain(`<h3 id="react-charts-bars"><a href="/zh${BARS}/">`);
    expect(markdown).toMatch(
      /^### \[Bars & more\]\(\/zh\/x\/react-charts\/bars\.md\) <a id="react-charts-bars"><\/a>$/m,
    );
    expect(markdown).toContain('- [Bars](/zh/x/api/charts/bars.md): 自 8.1 起: 属性 `fresh`');
  });

  it('leaves out guides without changes, those of other libraries, and the next version', () => {
    expect(getPage('en').html.match(/<h3 id=/g)).toHaveLength(1);
    expect(getPage('en', 'next').html).not.toContain('id="guides"');
  });
});
