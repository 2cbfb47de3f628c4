import { describe, expect, it } from 'vitest';
import { playgroundCode, playgroundModule } from '../../../site/demo/playground-code.ts';
import { toProps, readValues, type PlaygroundControl, type PlaygroundElement } from '../../../site/demo/playground.ts';

const control = (name: string, kind: PlaygroundControl['kind'], more: Partial<PlaygroundControl> = {}) => ({
  name,
  group: 'main' as const,
  kind,
  start: null,
  ...more,
});

const CONTROLS: PlaygroundControl[] = [
  control('density', 'choice', { options: ['standard', 'compact'], start: 'standard' }),
  control('disabled', 'boolean', { start: false }),
  control('rowSelection', 'boolean', { start: true }),
  control('rowHeight', 'number', { start: 52 }),
  control('label', 'text'),
  control('minDate', 'date'),
  control('minTime', 'datetime'),
  control('sx', 'spacing'),
  control('slotProps.actionBar.actions', 'list', { options: ['clear accept'] }),
  control('slotProps.textField.size', 'choice', { options: ['small'] }),
  control('onChange', 'call'),
];
const GRID: PlaygroundElement = { component: 'DataGrid', props: { rows: 'rows', columns: 'columns' } };
const HEAD = "import { DataGrid } from '@mui/x-data-grid';";

const read = (text: string) => readValues(CONTROLS, new Map(new URLSearchParams(text)));
const getElement = (text: string, element = GRID) => playgroundCode(element, HEAD, CONTROLS, read(text)).element;

describe('the values that an address carries', () => {
  it.each([
    ['density=compact', { density: 'compact' }],
    ['disabled=true&rowSelection=false', { disabled: true, rowSelection: false }],
    ['rowHeight=40&minDate=2026-05-08', { rowHeight: 40, minDate: '2026-05-08' }],
    ['label=A%26B~%7E', { label: 'A&B~~' }],
  ])('%s are read', (text, values) => expect(read(text)).toEqual(values));

  it.each([
    'density=dense',
    'density=standard',
    'disabled=1',
    'rowHeight=1e9',
    'rowHeight=-1e9',
    'rowHeight=',
    'minDate=2026-13-40',
    "minDate=2026-05-08');alert(1)//",
    'minTime=2026-05-08',
    'onChange=alert',
    'children=x',
    `label=${'x'.repeat(101)}`,
  ])('%s is no value', (text) => expect(read(text)).toEqual({}));
});

describe('the code of a playground', () => {
  it('leaves out what is as it is without the reader', () =>
    expect(getElement('')).toBe('<DataGrid rows={rows} columns={columns} />'));

  it.each([
    ['disabled=true', 'disabled'],
    ['rowSelection=false', 'rowSelection={false}'],
    ['density=compact', 'density="compact"'],
    ['rowHeight=40', 'rowHeight={40}'],
    ['sx=2', 'sx={{ m: 2 }}'],
    ['minDate=2026-05-08', "minDate={dayjs('2026-05-08')}"],
    ['label=Tea', 'label="Tea"'],
    ['label=say "hi" {x}', 'label={\'say "hi" {x}\'}'],
    ["label=Tom's", "label={'Tom\\'s'}"],
    ['label=a%26amp;b', "label={'a&amp;b'}"],
  ])('writes %s as %s', (text, code) =>
    expect(getElement(text)).toBe(`<DataGrid rows={rows} columns={columns} ${code} />`),
  );

  it('puts what is inside of one prop into one object, and breaks long elements', () => {
    const text = 'label=Departure&slotProps.textField.size=small&slotProps.actionBar.actions=clear+accept';
    expect(getElement(text)).toBe(
      [
        '<DataGrid',
        '  rows={rows}',
        '  columns={columns}',
        '  label="Departure"',
        "  slotProps={{ actionBar: { actions: ['clear', 'accept'] }, textField: { size: 'small' } }}",
        '/>',
      ].join('\n'),
    );
  });

  it('replaces a prop of the start in its place', () => {
    const start = { ...GRID, props: { rowHeight: '30', rows: 'rows' } };
    expect(getElement('rowHeight=40', start)).toBe('<DataGrid rowHeight={40} rows={rows} />');
  });

  it('is a file with what stands around the element', () => {
    const element = { component: 'Tree', props: {}, children: '<Item />', within: '<div style={{ height: 3 }}>' };
    expect(playgroundCode(element, HEAD, [], {}).whole).toBe(
      [
        HEAD,
        '',
        'export default function TreePlayground() {',
        '  return (',
        '    <div style={{ height: 3 }}>',
        '      <Tree>',
        '        <Item />',
        '      </Tree>',
        '    </div>',
        '  );',
        '}',
        '',
      ].join('\n'),
    );
  });

  it('has a module that takes props, and makes dates where it knows how', () => {
    expect(playgroundModule(GRID, HEAD)).toContain('<DataGrid rows={rows} columns={columns} {...props} />');
    expect(playgroundModule(GRID, HEAD)).not.toContain('toDate');
    expect(playgroundModule(GRID, "import dayjs from 'dayjs';")).toContain('export const toDate = dayjs;');
  });
});

it('gives the component objects for what is inside of a prop, and dates', () => {
  const values = read(
    'slotProps.textField.size=small&sx=1&slotProps.actionBar.actions=clear accept&minDate=2026-05-08',
  );
  expect(toProps(CONTROLS, values, (text) => new Date(text))).toEqual({
    sx: { m: 1 },
    minDate: new Date('2026-05-08'),
    slotProps: { actionBar: { actions: ['clear', 'accept'] }, textField: { size: 'small' } },
  });
});
