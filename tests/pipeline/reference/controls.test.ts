import { expect, it } from 'vitest';
import { listControls } from '../../../pipeline/reference/controls.ts';
import type { Playground } from '../../../site/demo/playground.ts';
import type { Member } from '../../../site/reference/model.ts';
import { prop as plain } from './charts.ts';

const PLAYGROUND: Playground = { component: 'DatePicker', imports: [], props: {}, height: 100 };

const prop = (name: string, written: string, defaultValue: string | null = null): Member => ({
  ...plain(name, written),
  defaultValue,
});

/** The control of a prop, but for its name and group. */
function getForm(member: Member, own: Partial<Playground> = {}) {
  const [control] = listControls({ props: [member] }, { ...PLAYGROUND, ...own }, {});
  return control && { kind: control.kind, start: control.start, ...(control.options && { options: control.options }) };
}

it.each([
  [prop('disabled', 'boolean', 'false'), { kind: 'boolean', start: false }],
  [prop('autoFocus', 'boolean'), { kind: 'boolean', start: false }],
  [prop('closeOnSelect', 'boolean', '`true` for desktop'), { kind: 'choice', start: null, options: [true, false] }],
  [prop('rowHeight', 'number', '52'), { kind: 'number', start: 52 }],
  [prop('margin', 'number | Partial<ChartMargin>'), { kind: 'number', start: null }],
  [prop('format', 'string'), { kind: 'text', start: null }],
  [prop('label', 'React.ReactNode'), { kind: 'text', start: null }],
  [prop('yearsPerRow', '3 | 4', '3'), { kind: 'choice', start: 3, options: [3, 4] }],
  [
    prop('layout', "'horizontal' | 'vertical'", "'vertical'"),
    { kind: 'choice', start: 'vertical', options: ['horizontal', 'vertical'] },
  ],
  [prop('minDate', 'PickerValidDate', '1900-01-01'), { kind: 'date', start: '1900-01-01' }],
  [prop('sx', 'SxProps<Theme>'), { kind: 'spacing', start: null }],
  [prop('onRowClick', "GridEventListener<'rowClick'>"), { kind: 'call', start: null }],
])('$name has a control for its type', (member, form) => expect(getForm(member)).toEqual(form));

it.each([
  prop('rows', 'GridRowsProp<R>'),
  prop('slots', '{ toolbar?: React.ElementType }'),
  prop('className', 'string'),
  plain('page', 'number', 'Use another.'),
])('$name has none', (member) => expect(getForm(member)).toBeUndefined());

it('begins with what the playground writes, and leaves out what no control can show', () => {
  expect(getForm(prop('height', 'number'), { props: { height: '300' } })).toEqual({ kind: 'number', start: 300 });
  const date = prop('defaultValue', 'PickerValidDate | null');
  expect(getForm(date, { props: { defaultValue: "dayjs('2026-05-08')" } })).toEqual({
    kind: 'date',
    start: '2026-05-08',
  });
  expect(getForm(date, { props: { defaultValue: 'tomorrow()' } })).toBeUndefined();
});

it('leaves out what only works with code beside it: the value of a component that keeps its own', () => {
  const names = listControls({ props: [prop('value', 'string'), prop('defaultValue', 'string')] }, PLAYGROUND, {});
  expect(names.map(({ name }) => name)).toEqual(['defaultValue']);
});
