import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { beforeAll, expect, it } from 'vitest';
import { CHROMIUM } from '../../support/browser/executable.ts';
import { getRank } from '../../../site/reference/catalog.ts';
import type { ClassRule, ComponentReference, Slot } from '../../../site/reference/model.ts';
import { readPlayables, withBundle, type Playable } from './playables.ts';
import type { ComponentFacts, PartFacts } from '../../../site/reference/part-facts.ts';
import { loadInstalledReference } from '../../pipeline/reference/packages.ts';
import type { AskedParts, FoundParts } from './part-facts.ts';
import type { Unseen } from './rendered-parts.ts';

const UNSEEN = fileURLToPath(new URL('rendered-parts.ts', import.meta.url));
const FACTS = fileURLToPath(new URL('part-facts.ts', import.meta.url));

/** What a build is told of the parts. After an upgrade, Vitest writes it: `--update`. */
const RECORD = '../../../content/reference-installed/parts.json';

/** Slots that are never rendered in these situations, and why. */
const SLOTS_NOT_RENDERED: readonly Exception[] = [
  [/^(?!Desktop|Mobile|Static)\w+Picker (?:dialog|mobile\w+)$/, 'only on touch devices'],
  [
    /^(?!Mobile|Static)\w*Time(?:Range)?Picker (?:(?:left|right)ArrowIcon|(?:next|previous)IconButton)$/,
    'only in clocks',
  ],
  [/^MobileTimeRangePicker (?:(?:left|right)ArrowIcon|(?:next|previous)IconButton)$/, 'only in clocks'],
  [/^\w*DateRange(?:Picker|Calendar) switchView\w+$/, 'ranges have one view of days'],
  [/^\w*DateTimeRangePicker switchView\w+$/, 'ranges have one view of days'],
  [/^(?:Bar|Line|Pie|Scatter|Radar)Chart baseIconButton$/, 'only in a toolbar of one’s own'],
  [/^DataGrid\w* density\w+Icon$/, 'only in the deprecated selector of the density'],
  [/^DataGrid\w+ columnMenuClearIcon$/, 'only in the open menu of a header filter'],
  [/^DataGrid\w* loadIcon$/, 'only while an edit or a filter is being applied'],
  [/^DataGrid\w* longTextCellCollapseIcon$/, 'only in the popup of a long text'],
  [/^DataGridPremium (?:aiAssistant\w+|prompt\w+|baseToggleButton)$/, 'only with an assistant that answers'],
  [/^DataGridPremium (?:charts\w+|baseTabs)$/, 'only inside of a provider for charts'],
  [/^DataGridPremium pivot(?:Menu|SearchClear)\w+$/, 'only in an open menu of the pivot panel'],
];

/** The same for classes. */
const CLASSES_NOT_RENDERED: readonly Exception[] = [
  [/^DateRangeCalendar MuiDateRangeCalendar-dayDragging$/, 'only while a day is dragged'],
  // The slot of the same name is rendered, so `withoutEffect` cannot name it.
  [/^RichTreeView\w* Mui\w+-item$/, 'the package declares the rule, but gives items none of it'],
  [/^RichTreeView\w* Mui\w+-itemLabelInput$/, 'only while a label is edited'],
  [/^RichTreeViewPro Mui\w+-itemDragAndDropOverlay$/, 'only while an item is dragged'],
  [/^RichTreeViewPro Mui\w+-item(?:Error|Loading)Icon$/, 'only with items from a server'],
  [/^RadarChart MuiRadarChart-seriesRoot$/, 'only with a `RadarSeriesPlot`'],
  [/^Heatmap MuiHeatmap-series$/, 'the start of a class that ends with the id of a series'],
  [/^RadarChart MuiRadarChart-axis(?:Root|Line|Label)$/, 'only with a `RadarAxis`'],
  [/^DataGrid\w* MuiDataGrid-autosizing$/, 'only while columns are measured'],
  [
    /^DataGrid\w* MuiDataGrid-(?:columnHeader--moving|columnSeparator--resizing|scrollArea\S*)$/,
    'only while a column is dragged',
  ],
  [
    /^DataGrid\w+ MuiDataGrid-(?:columnHeader--dragging|row--(?:beingD|d)ragg\w+|root--disableUserSelection)$/,
    'only while a row or column is dragged',
  ],
  [/^DataGrid\w* MuiDataGrid-longTextCell(?:CollapseButton|Popup|PopperContent)$/, 'only in the popup of a long text'],
  [
    /^DataGrid\w* MuiDataGrid-(?:panelHeader|toolbar(?:Container|FilterList|QuickFilter\w+))$/,
    'only in panels and toolbars of one’s own, or deprecated ones',
  ],
  [/^DataGridPremium MuiDataGrid-(?:aiAssistant|prompt)\w*$/, 'only with an assistant that answers'],
  [/^DataGridPremium MuiDataGrid-aggregationRowOverlayWrapper$/, 'only while a server aggregates'],
  [/^DataGridPremium MuiDataGrid-cell--range\w+$/, 'only while several cells are selected'],
];

type Exception = readonly [parts: RegExp, why: string];

/** Those parts that no exception names, and the exceptions that name none. */
function unexpected(parts: readonly string[], exceptions: readonly Exception[]): string[] {
  return [
    ...parts.filter((part) => !exceptions.some(([name]) => name.test(part))),
    ...exceptions.flatMap(([name, why]) => (parts.some((part) => name.test(part)) ? [] : [`not needed: ${why}`])),
  ];
}

/** A page that finds what each playground's component never renders. */
interface FinderWindow {
  finders: ((all: Unseen, themed: AskedParts['themed']) => Promise<Omit<Rendered, 'entry'>>)[];
}

function pageScript(playables: readonly Playable[], paths: readonly string[]): string {
  const finders = playables.map(({ entry, product }, at) => {
    const rules = Object.fromEntries(entry.classes.map(({ name, className }) => [name, className]));
    const asked = {
      ...{ name: entry.name, product, slots: entry.slots.map(({ name }) => name) },
      rules: entry.props.some(({ name }) => name === 'classes') ? rules : {},
    };
    const text = JSON.stringify(asked);
    return `async (all, themed) => ({
      unseen: await findUnseen(${text}, _${at}, all),
      parts: await findParts({ ...${text}, themed }, _${at}),
    })`;
  });
  return [
    `import { findUnseen } from '${UNSEEN}';`,
    `import { findParts } from '${FACTS}';`,
    ...paths.map((path, at) => `import _${at} from '${path}';`),
    `window.finders = [${finders.join()}];`,
  ].join('\n');
}

/** Every class name that a theme may know, with its place there. */
async function listThemed(): Promise<AskedParts['themed']> {
  const { products } = await loadInstalledReference();
  return Object.fromEntries(
    products.flatMap(({ entries }) =>
      entries.flatMap((entry) => {
        if (entry.kind !== 'component' || !entry.theme?.hasStyleOverrides) return [];
        const { theme, classes } = entry;
        const own = classes.filter(({ className }) => className.startsWith(`${theme.name}-`));
        return own.map(({ name, className }) => [className, [theme.name, name]] as const);
      }),
    ),
  );
}

/** Whether a component ought to render a slot or class: the types of a grid have those of higher plans, too. */
const isExpected = (entry: ComponentReference) => (part: Slot | ClassRule) =>
  part.isWithoutEffect !== true && getRank(part.plan) <= getRank(entry.plan);

/** Components mostly wait for their next frame. */
const TABS = 6;

interface Rendered {
  entry: ComponentReference;
  unseen: Unseen;
  parts: FoundParts;
}

let rendered: Rendered[];

beforeAll(async () => {
  const playables = await readPlayables();
  const themes = await listThemed();
  const options = { format: 'iife', platform: 'browser', define: { 'process.env.NODE_ENV': '"production"' } } as const;
  const contents = (paths: readonly string[]) => pageScript(playables, paths);
  rendered = await withBundle(playables, options, contents, async (bundle) => {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
    try {
      const waiting = playables.entries();
      const findInTab = async () => {
        const page = await browser.newPage();
        await page.addScriptTag({ path: bundle });
        const found: Rendered[] = [];
        for (const [at, { entry }] of waiting) {
          const slots = entry.slots.map(({ name }) => name);
          const classes = entry.classes.map(({ className }) => className);
          const result = await page.evaluate(
            ([index, all, themed]) => (window as unknown as FinderWindow).finders[index]?.(all, themed),
            [at, { slots, classes }, themes] as const,
          );
          if (!result) throw new Error(`The page has no finder for ${entry.name}.`);
          found.push({ entry, ...result });
        }
        return found;
      };
      return (await Promise.all(Array.from({ length: TABS }, findInTab))).flat();
    } finally {
      await browser.close();
    }
  });
}, 300_000);

it('each slot of the reference is rendered, but for the exceptions', () => {
  const slots = rendered.flatMap(({ entry, unseen }) =>
    entry.slots
      .filter(isExpected(entry))
      .flatMap(({ name }) => (unseen.slots.includes(name) ? [`${entry.name} ${name}`] : [])),
  );
  expect(unexpected(slots, SLOTS_NOT_RENDERED)).toEqual([]);
});

it('each class of the reference is on an element, but for the exceptions', () => {
  const classes = rendered.flatMap(({ entry, unseen }) =>
    entry.classes
      .filter(isExpected(entry))
      .flatMap(({ className }) => (unseen.classes.includes(className) ? [`${entry.name} ${className}`] : [])),
  );
  expect(unexpected(classes, CLASSES_NOT_RENDERED)).toEqual([]);
});

it('nothing is rendered that the reference marks as without effect, or as of a higher plan', () => {
  const seen = rendered.flatMap(({ entry, unseen }) =>
    [
      ...entry.slots.filter((part) => !isExpected(entry)(part) && !unseen.slots.includes(part.name)),
      ...entry.classes.filter((part) => !isExpected(entry)(part) && !unseen.classes.includes(part.className)),
    ].map(({ name }) => `${entry.name} ${name}`),
  );
  expect(seen).toEqual([]);
});

it('the recorded facts about parts are those of what is rendered', async () => {
  const components = rendered.map(({ entry, unseen, parts }): [string, ComponentFacts] => {
    const rules = entry.classes.filter(({ className }) => unseen.classes.includes(className));
    const { themed: _, ...found } = parts;
    return [entry.name, { ...found, unseen: { slots: unseen.slots, rules: rules.map(({ name }) => name) } }];
  });
  const themed = [...new Set(rendered.flatMap(({ parts }) => parts.themed))].sort();
  const facts: PartFacts = { themed, components: Object.fromEntries(components.sort()) };
  await expect(`${JSON.stringify(facts, null, 1)}\n`).toMatchFileSnapshot(RECORD);
});
