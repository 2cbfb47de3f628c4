/** Height of the water at the harbor, every half hour of one day: hour from 0 to 24, meters above the chart's zero. */
export type Tide = { hour: number; height: number };

/** Two high waters a day: one wave takes 12.4 hours. */
export const tides: Tide[] = Array.from({ length: 49 }, (_, index) => {
  const hour = index / 2;
  const height = 2.6 + 1.9 * Math.cos(((hour - 3.5) * 2 * Math.PI) / 12.4) + 0.2 * Math.cos((hour * Math.PI) / 12);
  return { hour, height: Math.round(height * 100) / 100 };
});

/** `6.5` as `6:30`. */
export function clock(hour: number): string {
  return `${Math.floor(hour)}:${hour % 1 === 0 ? '00' : '30'}`;
}
