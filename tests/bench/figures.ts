/** The middle one; of an even number the upper one of the two. @throws RangeError when there is none. */
export function middleOf(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new RangeError('There is no middle of nothing.');
  return middle;
}

export function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
