import { describe, expect, it } from 'vitest';
import { playgroundCatalog } from '../../../content/reference-playgrounds.ts';
import type { ProductId } from '../../../site/products.ts';
import { readSitePages } from '../../support/browser/pages.ts';
import { readListedComponent, SHOWN_ON_HOVER, type ListedComponent } from '../../support/reference-classes.ts';
import { getText } from '../../support/sites.ts';

/** Components that no playground shows before it is used, and a page that does. */
const SHOWN_BY: Readonly<Record<string, string>> = {
  PickersRangeCalendarHeader: '/x/api/date-pickers/static-date-range-picker/',
  PiecewiseColorLegend: '/x/react-charts/legend/',
};

const paths = (await readSitePages()).map(({ path }) => path).filter((path) => /^\/x\/api\/[^/]+\/[^/]+\/$/.test(path));
const listed = await Promise.all(paths.map(readListedComponent));
const components = listed.filter(({ classes }) => classes.length > 0);

/** Path of the page that shows a component; undefined for none. */
function pageThatShows({ name, path }: ListedComponent): string | undefined {
  const folder = path.split('/')[3] ?? '';
  const product = `x-${folder}` as ProductId;
  const { playgrounds, parts } = playgroundCatalog;
  const isAlone = playgrounds[product]?.some(({ component }) => component === name);
  const owner = isAlone ? name : parts[product]?.[name];
  return SHOWN_BY[name] ?? listed.find((other) => other.name === owner && other.path.split('/')[3] === folder)?.path;
}

/** Prefix of a class: `MuiBar-`. */
const getPrefix = (className: string) => className.slice(0, className.indexOf('-') + 1);

/** Prefixes of a page's classes that are neither the component's own nor those of states: `Mui-selected`. */
const foreignPrefixes = ({ name, classes }: ListedComponent) =>
  [...new Set(classes.map(getPrefix))].filter((prefix) => ![`Mui${name}-`, 'Mui-', 'Charts-'].includes(prefix));

/** The classes of everything drawn on the stages of a page. */
async function classesOn(path: string): Promise<Set<string>> {
  const html = await getText(path);
  return new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
}

describe('the classes of a component in the reference', () => {
  it('are those of another component only where it is drawn with them', async () => {
    const foreign = components.filter(
      (component) => foreignPrefixes(component).length > 0 && !(component.name in SHOWN_ON_HOVER),
    );
    expect(foreign.length).toBeGreaterThan(10);
    const wrong: string[] = [];
    for (const component of foreign) {
      const seen = [...(await classesOn(pageThatShows(component) ?? '/'))].map(getPrefix);
      const unseen = foreignPrefixes(component).filter((prefix) => !seen.includes(prefix));
      wrong.push(...unseen.map((prefix) => `${component.name} ${prefix}`));
    }
    expect(wrong).toEqual([]);
  });
});
