/** The median; of an even number of values the upper one. @throws RangeError for no values. */
export function getMiddle(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new RangeError('There is no middle of nothing.');
  return middle;
}

export function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
