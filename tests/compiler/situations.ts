type Props = Record<string, unknown>;

const YEARS = { openTo: 'year', views: ['year', 'month', 'day'] };
const MONTHS = { openTo: 'month', views: ['year', 'month', 'day'] };
const HOURS = { openTo: 'hours', views: ['hours', 'minutes'] };

const RANGE_PICKER: readonly Props[] = [
  { open: true, slotProps: { field: { clearable: true } } },
  { open: true, ...HOURS },
  { open: true, ...HOURS, timeSteps: { minutes: 60 } },
];

const PICKER: readonly Props[] = [...RANGE_PICKER, { open: true, ...YEARS }, { open: true, ...MONTHS }];

const CALENDAR: readonly Props[] = [{}, YEARS, MONTHS, { disabled: true }, { showViewSwitcher: true }];

const FIELD: readonly Props[] = [{}, { clearable: true }];

const TREE: readonly Props[] = [{}, { checkboxSelection: true }, { defaultExpandedItems: [] }];

/** Props with which a component shows what its slots replace, besides the start of its playground. */
export function situationsOf(component: string): readonly Props[] {
  if (component.includes('Tree')) return TREE;
  if (component.endsWith('Picker')) return component.includes('Range') ? RANGE_PICKER : PICKER;
  return component.endsWith('Field') ? FIELD : CALENDAR;
}
