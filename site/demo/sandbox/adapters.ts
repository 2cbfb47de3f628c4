/** Date adapters of the pickers, and the packages that each imports. */
const LIBRARIES = new Map<string, readonly string[]>([
  ['AdapterDateFns', ['date-fns']],
  ['AdapterDateFnsJalali', ['date-fns-jalali']],
  ['AdapterDayjs', ['dayjs']],
  ['AdapterLuxon', ['luxon']],
  ['AdapterMoment', ['moment']],
  ['AdapterMomentHijri', ['moment-hijri', 'moment']],
  ['AdapterMomentJalaali', ['moment-jalaali', 'moment']],
]);

const ADAPTER = /^@mui\/x-date-pickers(?:-pro)?\/(Adapter[^/]*)/;

/**
 * Packages that a date adapter needs besides the pickers; none for any other import.
 *
 * @throws TypeError for an unknown adapter.
 */
export function librariesOfAdapter(specifier: string): readonly string[] {
  const [, adapter] = ADAPTER.exec(specifier) ?? [];
  if (adapter === undefined) return [];
  const libraries = LIBRARIES.get(adapter);
  if (libraries) return libraries;
  const known = [...LIBRARIES.keys()].join(', ');
  throw new TypeError(
    `A sandbox has no date library for the adapter "${adapter}" (${specifier}). Import one of ${known}.`,
  );
}
