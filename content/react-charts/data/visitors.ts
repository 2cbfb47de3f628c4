/** Visitors to the harbor museum: one number per day for 180 days, starting March 1, 2025. */
export type VisitorDay = { day: Date; visitors: number };

/** More on weekends, most at the end of May, and a fixed ripple in place of randomness. */
export const visitors: VisitorDay[] = Array.from({ length: 180 }, (_, index) => {
  const day = new Date(Date.UTC(2025, 2, 1 + index));
  const weekend = day.getUTCDay() === 0 || day.getUTCDay() === 6 ? 140 : 0;
  const season = 220 * Math.sin((index / 180) * Math.PI);
  const ripple = 45 * Math.sin(index * 1.7) + 30 * Math.cos(index * 0.6);
  return { day, visitors: Math.round(180 + weekend + season + ripple) };
});

const dayFormat = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `Mar 1`, whatever the user's timezone is. */
export function formatDay(day: Date): string {
  return dayFormat.format(day);
}
