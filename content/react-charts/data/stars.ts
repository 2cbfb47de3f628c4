/** A star of the survey: surface temperature in kelvin, apparent magnitude (smaller is brighter), distance in light-years. */
export type Star = { id: string; temperature: number; magnitude: number; distance: number };

/** A fixed sequence of numbers from 0 to 1, so that every visitor sees the same sky. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

const next = sequence(20);

export const stars: Star[] = Array.from({ length: 60 }, (_, index) => {
  const temperature = Math.round(3000 + 8000 * next() ** 1.6);
  const magnitude = Math.round((7.5 - (temperature - 3000) / 1400 + 3 * (next() - 0.5)) * 10) / 10;
  return { id: `S${index + 1}`, temperature, magnitude, distance: Math.round(20 + 480 * next()) };
});
