import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { CHROMIUM } from '../browser/executable.ts';
import { readPlayables, withBundle, type Playable } from './playables.ts';
import type { Unseen } from './rendered-parts.ts';

const FINDER = fileURLToPath(new URL('rendered-parts.ts', import.meta.url));

/** Slots that are never rendered in these situations, and why. */
const SLOTS_NOT_RENDERED: readonly Exception[] = [
  [/^(?:Desktop)?\w+Picker desktopTransition$/, 'the package reads the slot, but always renders its own transition'],
  [/^(?!Desktop|Mobile|Static)\w+Picker (?:dialog|mobile\w+)$/, 'only on touch devices'],
  [
    /^(?!Mobile|Static)\w*Time(?:Range)?Picker (?:(?:left|right)ArrowIcon|(?:next|previous)IconButton)$/,
    'only in clocks',
  ],
  [/^MobileTimeRangePicker (?:(?:left|right)ArrowIcon|(?:next|previous)IconButton)$/, 'only in clocks'],
  [/^\w*DateRange(?:Picker|Calendar) switchView\w+$/, 'ranges have one view of days'],
  [/^\w*DateTimeRangePicker switchView\w+$/, 'ranges have one view of days'],
  [/^\w*TimeRangePicker Toolbar$/, 'the package declares this name, but reads `toolbar`'],
];

/** The same for classes. */
const CLASSES_NOT_RENDERED: readonly Exception[] = [
  [/^DateRangeCalendar MuiDateRangeCalendar-dayDragging$/, 'only while a day is dragged'],
  [/^\w+TreeView\w* Mui\w+-item$/, 'the package declares the rule, but gives items none of it'],
  [/^RichTreeView\w* Mui\w+-itemLabelInput$/, 'only while a label is edited'],
  [/^RichTreeViewPro Mui\w+-itemDragAndDropOverlay$/, 'only while an item is dragged'],
  [/^RichTreeViewPro Mui\w+-item(?:Error|Loading)Icon$/, 'only with items from a server'],
];

type Exception = readonly [parts: RegExp, why: string];

/** Those parts that no exception names, and the exceptions that name none. */
function unexpected(parts: readonly string[], exceptions: readonly Exception[]): string[] {
  return [
    ...parts.filter((part) => !exceptions.some(([name]) => name.test(part))),
    ...exceptions.flatMap(([name, why]) => (parts.some((part) => name.test(part)) ? [] : [`not needed: ${why}`])),
  ];
}

/** The grids and the charts are not among them: most of their parts need a pointer, a server or a plan's feature. */
const FOLDERS = ['/x/api/date-pickers/', '/x/api/tree-view/'];

/** A page that finds what each playground's component never renders. */
interface FinderWindow {
  finders: ((all: Unseen) => Promise<Unseen>)[];
}

function pageScript(playables: readonly Playable[], paths: readonly string[]): string {
  const finders = playables.map(({ entry }, at) => `(all) => findUnseen('${entry.name}', _${at}, all)`);
  return [
    `import { findUnseen } from '${FINDER}';`,
    ...paths.map((path, at) => `import _${at} from '${path}';`),
    `window.finders = [${finders.join()}];`,
  ].join('\n');
}

/** By component. */
let unseen: Map<string, Unseen>;

beforeAll(async () => {
  const playables = (await readPlayables()).filter(({ entry }) =>
    FOLDERS.some((folder) => entry.key.startsWith(folder)),
  );
  const options = { format: 'iife', platform: 'browser', define: { 'process.env.NODE_ENV': '"production"' } } as const;
  const contents = (paths: readonly string[]) => pageScript(playables, paths);
  unseen = await withBundle(playables, options, contents, async (bundle) => {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ path: bundle });
      const found = new Map<string, Unseen>();
      for (const [at, { entry }] of playables.entries()) {
        const slots = entry.slots.map(({ name }) => name);
        const classes = entry.classes.map(({ className }) => className);
        const ofEntry = await page.evaluate(
          ([index, all]) => (window as unknown as FinderWindow).finders[index]?.(all),
          [at, { slots, classes }] as const,
        );
        found.set(entry.name, ofEntry ?? { slots, classes });
      }
      return found;
    } finally {
      await browser.close();
    }
  });
}, 300_000);

it('each slot of the reference is rendered, but for the exceptions', () => {
  const slots = [...unseen].flatMap(([component, parts]) => parts.slots.map((name) => `${component} ${name}`));
  expect(unexpected(slots, SLOTS_NOT_RENDERED)).toEqual([]);
});

it('each class of the reference is on an element, but for the exceptions', () => {
  const classes = [...unseen].flatMap(([component, parts]) => parts.classes.map((name) => `${component} ${name}`));
  expect(unexpected(classes, CLASSES_NOT_RENDERED)).toEqual([]);
});
