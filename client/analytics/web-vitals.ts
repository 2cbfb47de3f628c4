/** Share of sessions whose web vitals are reported: 0.01 percent (specification section 9). */
const SAMPLING = 0.0001;

/** Reports web vitals for a small share of sessions; the others do not load the library. */
export async function reportWebVitals(random: () => number = Math.random): Promise<void> {
  if (random() >= SAMPLING) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, id, value }) => {
      window.gtag?.('event', name, {
        eventCategory: 'Web Vitals',
        eventAction: name,
        eventLabel: id,
        eventValue: Math.round(name === 'CLS' ? value * 1000 : value),
        nonInteraction: true,
      });
    });
  }
}
