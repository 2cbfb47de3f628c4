import type { Situation } from './situation.ts';

const YEARS = { openTo: 'year', views: ['year', 'month', 'day'] };
const MONTHS = { openTo: 'month', views: ['year', 'month', 'day'] };
const HOURS = { openTo: 'hours', views: ['hours', 'minutes'] };

const RANGE_PICKER: readonly Situation[] = [
  { props: { open: true, slotProps: { field: { clearable: true } } } },
  { props: { open: true, ...HOURS } },
  { props: { open: true, ...HOURS, timeSteps: { minutes: 60 } } },
];

const PICKER: readonly Situation[] = [
  ...RANGE_PICKER,
  { props: { open: true, ...YEARS } },
  { props: { open: true, ...MONTHS } },
];

const CALENDAR: readonly Situation[] = [
  {},
  { props: YEARS },
  { props: MONTHS },
  { props: { disabled: true } },
  { props: { showViewSwitcher: true } },
];

const FIELD: readonly Situation[] = [{}, { props: { clearable: true } }];

export function pickerSituations(component: string): readonly Situation[] {
  if (component.endsWith('Picker')) return component.includes('Range') ? RANGE_PICKER : PICKER;
  return component.endsWith('Field') ? FIELD : CALENDAR;
}
