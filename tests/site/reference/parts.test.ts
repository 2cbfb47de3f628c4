import { describe, expect, it } from 'vitest';
import {
  describePart,
  listSnippets,
  nameClass,
  type Part,
  type PartPlace,
  type PartsTable,
} from '../../../site/reference/parts.ts';

const NONE = { root: null, slots: {}, classed: [], styled: [], rules: [], unseen: { slots: [], rules: [] } };

const table: PartsTable = {
  themed: ['MuiDataGrid-root', 'MuiDataGrid-cell', 'MuiPickersDay-root', 'MuiTreeItem-root'],
  components: {
    DataGrid: {
      page: '/x/api/data-grid/data-grid',
      theme: 'MuiDataGrid',
      classes: {
        root: 'MuiDataGrid-root',
        cell: 'MuiDataGrid-cell',
        columnSeparator: 'MuiDataGrid-columnSeparator',
        'cell--editable': 'MuiDataGrid-cell--editable',
      },
      facts: {
        ...NONE,
        root: 'MuiDataGrid-root',
        slots: { toolbar: 'MuiDataGrid-toolbar', columnResizeIcon: 'MuiDataGrid-iconSeparator' },
        classed: ['toolbar'],
        rules: ['columnSeparator', 'cell--editable'],
      },
    },
    DataGridPro: {
      page: '/x/api/data-grid/data-grid-pro',
      theme: 'MuiDataGrid',
      classes: { cell: 'MuiDataGrid-cell' },
    },
    DatePicker: {
      page: '/x/api/date-pickers/date-picker',
      theme: null,
      classes: {},
      facts: {
        ...NONE,
        root: 'MuiPickersTextField-root',
        slots: { popper: 'MuiPickerPopper-root', day: 'MuiPickersDay-root' },
        classed: ['popper', 'day'],
        styled: ['popper', 'day'],
      },
    },
    BarChart: {
      page: '/x/api/charts/bar-chart',
      theme: null,
      classes: {},
      facts: { ...NONE, root: '' },
    },
    PickersDay: {
      page: '/x/api/date-pickers/pickers-day',
      theme: 'MuiPickersDay',
      classes: { root: 'MuiPickersDay-root', today: 'MuiPickersDay-today' },
    },
  },
};

type Path = PartPlace['path'];

const GRID: Path = [['MuiDataGrid-columnHeaders'], ['MuiDataGrid-root', 'css-1'], ['wrapper']];
const POPUP: Path = [['MuiDayCalendar-monthContainer'], ['MuiPaper-root'], ['MuiPopper-root', 'MuiPickerPopper-root']];

/** The parts that the snippets are of, and the components in the code around them. */
const CASES: Record<string, { path: Path; used: string[] }> = {
  'a rule of a component': { path: [['MuiDataGrid-columnSeparator'], ...GRID], used: ['DataGrid'] },
  'a rule that a theme reaches': {
    path: [['MuiDataGrid-cell', 'MuiDataGrid-cell--editable'], ...GRID],
    used: ['DataGrid'],
  },
  'the root': { path: GRID.slice(1), used: ['DataGrid'] },
  'an icon': { path: [['MuiSvgIcon-root', 'MuiDataGrid-iconSeparator'], ...GRID], used: ['DataGrid'] },
  'a slot': { path: [['MuiDataGrid-toolbar'], ...GRID], used: ['DataGrid'] },
  'a slot in a popup': {
    path: [['MuiButtonBase-root', 'MuiPickersDay-root', 'MuiPickersDay-today'], ...POPUP],
    used: ['DatePicker'],
  },
  'a part in a popup': { path: POPUP, used: ['DatePicker'] },
  'a root without a class': { path: [['MuiBarElement-root'], ['MuiChartsSurface-root'], ['']], used: ['BarChart'] },
  'a component of Material UI': {
    path: [['MuiButtonBase-root', 'MuiIconButton-root', 'MuiIconButton-sizeSmall'], ...GRID],
    used: ['DataGrid'],
  },
};

function describeCase(name: string): Part {
  const { path = [], used = [] } = CASES[name] ?? {};
  const part = describePart(table, { path, isInPopup: name.includes('popup') }, used);
  if (!part) throw new Error(`There is no part in "${name}".`);
  return part;
}

const place = (path: Path): PartPlace => ({ path, isInPopup: false });

function snippetsIn(name: string): Record<string, string | null> {
  const snippets = listSnippets(table, describeCase(name), { color: 'red' });
  return Object.fromEntries(snippets.map(({ kind, code }) => [kind, code]));
}

describe('the class that names an element', () => {
  it.each([
    [
      'documented ones first',
      ['MuiButtonBase-root', 'MuiDataGrid-cell', 'MuiDataGrid-cell--editable'],
      'MuiDataGrid-cell',
    ],
    ['then the innermost component of Material UI', ['MuiButtonBase-root', 'MuiIconButton-root'], 'MuiIconButton-root'],
    ['then any', ['css-1', 'MuiTablePagination-selectLabel'], 'MuiTablePagination-selectLabel'],
    ['none of a state, and no other', ['Mui-selected', 'css-1', 'row'], null],
  ])('%s', (_, classes, expected) => {
    expect(nameClass(table, classes)).toBe(expected);
  });
});

describe('a part', () => {
  it('has the component of the code, though another one has the class, too', () => {
    expect(describePart(table, place([['MuiDataGrid-cell']]), ['DataGridPro'])?.owner?.name).toBe('DataGridPro');
    expect(describePart(table, place([['MuiDataGrid-cell']]), [])?.owner?.name).toBe('DataGrid');
  });

  it('has its states and further classes', () => {
    expect(describeCase('a rule that a theme reaches').others).toEqual(['MuiDataGrid-cell--editable']);
  });

  it('has the slot that renders it', () => {
    expect(describeCase('a slot in a popup').slot).toEqual({ component: 'DatePicker', name: 'day' });
    expect(describeCase('a rule of a component').slot).toBeNull();
  });

  it('is none without a class of the libraries', () => {
    expect(describePart(table, place([['css-1'], ...GRID]), ['DataGrid'])).toBeNull();
  });
});

describe('what to write for a part', () => {
  it.each([
    ['a rule of a component', `<DataGrid sx={{\n  '& .MuiDataGrid-columnSeparator': { color: 'red' },\n}} />`],
    ['the root', `<DataGrid sx={{ color: 'red' }} />`],
    ['a root without a class', `<BarChart sx={{\n  '& .MuiBarElement-root': { color: 'red' },\n}} />`],
    ['a slot in a popup', `<DatePicker\n  slotProps={{\n    day: {\n      sx: { color: 'red' },\n    },\n  }}\n/>`],
    [
      'a part in a popup',
      `<DatePicker\n  slotProps={{\n    popper: {\n      sx: {\n        '& .MuiDayCalendar-monthContainer': { color: 'red' },\n      },\n    },\n  }}\n/>`,
    ],
  ])('with sx, for %s', (name, code) => {
    expect(snippetsIn(name).sx).toBe(code);
  });

  it.each([
    ['a rule of a component', `<DataGrid classes={{ columnSeparator: 'my-column-separator' }} />`],
    ['a rule that a theme reaches', `<DataGrid classes={{ 'cell--editable': 'my-cell' }} />`],
    ['a slot', `<DataGrid\n  slotProps={{\n    toolbar: { className: 'my-toolbar' },\n  }}\n/>`],
    ['an icon', `<DataGrid slots={{ columnResizeIcon: MyColumnResizeIcon }} />`],
    ['a slot in a popup', `<DatePicker\n  slotProps={{\n    day: { className: 'my-day' },\n  }}\n/>`],
    ['a part in a popup', null],
  ])('with slots or classes, for %s', (name, code) => {
    expect(snippetsIn(name).props).toBe(code);
  });

  it.each([
    ['a rule that a theme reaches', 'MuiDataGrid: { styleOverrides: { cell: { color: "red" } } }'],
    [
      'a rule of a component',
      'MuiDataGrid: { styleOverrides: { root: { "& .MuiDataGrid-columnSeparator": { color: "red" } } } }',
    ],
    ['a slot in a popup', 'MuiPickersDay: { styleOverrides: { root: { color: "red" } } }'],
    ['a component of Material UI', 'MuiIconButton: { styleOverrides: { root: { color: "red" } } }'],
  ])('in a theme, for %s', (name, expected) => {
    const flat = snippetsIn(name).theme?.replace(/\s+/g, ' ').replace(/, }/g, ' }').replaceAll("'", '"');
    expect(flat).toBe(`createTheme({ components: { ${expected} } });`);
  });

  it('has no theme for a part of a popup that none reaches', () => {
    expect(snippetsIn('a part in a popup').theme).toBeNull();
  });

  it.each([
    ['a rule of a component', '.MuiDataGrid-root .MuiDataGrid-columnSeparator'],
    ['the root', '.MuiDataGrid-root.MuiDataGrid-root'],
    ['a root without a class', '.MuiChartsSurface-root .MuiBarElement-root'],
    ['a part in a popup', '.MuiPickerPopper-root .MuiDayCalendar-monthContainer'],
  ])('in CSS, for %s', (name, selector) => {
    expect(snippetsIn(name).css).toBe(`${selector} {\n  color: red;\n}`);
  });
});
