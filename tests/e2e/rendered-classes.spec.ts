import { playgroundCatalog } from '../../content/reference-playgrounds.ts';
import { pagePath } from '../../site/addresses.ts';
import type { ComponentReference, ProductReference } from '../../site/reference.ts';
import { loadInstalledReference } from '../pipeline/reference/packages.ts';
import { expect, test } from '../support/browser/test.ts';
import { siteOrigin } from '../support/sites.ts';

/** Components that no playground shows before it is used, and a page that does. */
const SHOWN_BY: Readonly<Record<string, string>> = {
  PickersRangeCalendarHeader: '/x/api/date-pickers/static-date-range-picker/',
  PiecewiseColorLegend: '/x/react-charts/legend/',
};

/** What appears when a chart is hovered, and the page of the chart. */
const ON_HOVER: Readonly<Record<string, string>> = {
  ChartsAxisTooltipContent: '/x/api/charts/bar-chart/',
  ChartsItemTooltipContent: '/x/api/charts/pie-chart/',
  ChartsTooltipContainer: '/x/api/charts/bar-chart/',
  HeatmapTooltip: '/x/api/charts/heatmap/',
  LineHighlightElement: '/x/api/charts/line-chart/',
};

interface Listed {
  entry: ComponentReference;
  /** Page that shows it; undefined for none. */
  shown: string | undefined;
}

let listed: Listed[];

test.beforeAll(async () => {
  const { products } = await loadInstalledReference();
  listed = products.flatMap((product) =>
    product.entries.flatMap((entry) =>
      entry.kind === 'component' && entry.classes.length > 0 ? [{ entry, shown: pageThatShows(product, entry) }] : [],
    ),
  );
}, 300_000);

function pageThatShows({ product, entries }: ProductReference, { name }: ComponentReference): string | undefined {
  const { playgrounds, parts } = playgroundCatalog;
  const isAlone = playgrounds[product]?.some(({ component }) => component === name);
  const owner = entries.find((entry) => entry.name === (isAlone ? name : parts[product]?.[name]));
  return SHOWN_BY[name] ?? (owner && pagePath(owner.key, 'en'));
}

/** Prefix of a class: `MuiBar-`. */
const prefixOf = (className: string) => className.slice(0, className.indexOf('-') + 1);

/** Prefixes of a page's classes that are neither the component's own nor those of states: `Mui-selected`. */
const foreignPrefixes = ({ name, classes }: ComponentReference) =>
  [...new Set(classes.map(({ className }) => prefixOf(className)))].filter(
    (prefix) => ![`Mui${name}-`, 'Mui-', 'Charts-'].includes(prefix),
  );

/** The classes of everything drawn on the stages of a page. */
async function classesOn(path: string): Promise<Set<string>> {
  const html = await (await fetch(siteOrigin() + path)).text();
  return new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
}

test.describe('the classes of a component in the reference', () => {
  test('are those of another component only where it is drawn with them', async ({ open }) => {
    const foreign = listed.filter(({ entry }) => foreignPrefixes(entry).length > 0 && !(entry.name in ON_HOVER));
    expect(foreign.length).toBeGreaterThan(10);
    const wrong: string[] = [];
    for (const { entry, shown } of foreign) {
      const seen = [...(await classesOn(shown ?? '/'))].map(prefixOf);
      wrong.push(
        ...foreignPrefixes(entry).flatMap((prefix) => (seen.includes(prefix) ? [] : [`${entry.name} ${prefix}`])),
      );
    }
    expect(wrong).toEqual([]);
  });

  test('are on the component in its playground', async ({ open }) => {
    const alone = listed.filter(({ entry, shown }) => shown === pagePath(entry.key, 'en'));
    expect(alone.length).toBeGreaterThan(20);
    const wrong: string[] = [];
    for (const { entry, shown } of alone) {
      const seen = await classesOn(shown ?? '/');
      if (!entry.classes.some(({ className }) => seen.has(className))) wrong.push(entry.name);
    }
    expect(wrong).toEqual([]);
  });

  it.each(Object.entries(ON_HOVER))('are on %s while the pointer is on its chart', async (name, path) => {
    const classes = listed.find(({ entry }) => entry.name === name)?.entry.classes ?? [];
    const { page } = await open(path);
    const stage = page.locator('.demo-stage');
    await stage.hover();
    await page.locator('.demo[data-state="live"]').waitFor();
    const chart = stage.locator('svg').last();
    let moves = 0;
    await expect
      .poll(async () => {
        // The pointer has to move for a tooltip to come.
        moves += 1;
        await chart.hover({ position: { x: 150 + (moves % 20), y: 150 } });
        return page.locator(classes.map(({ className }) => `.${className}`).join(', ')).count();
      })
      .toBeGreaterThan(0);
  });
});
