/** Share of sessions whose web vitals are reported: 0.01 percent. */
const SAMPLING = 0.0001;

/** Session storage key of the sampling decision: `1` or `0`. */
const SAMPLE_KEY = 'docs-web-vitals';

/** Reports web vitals for a small sample of sessions; the others never load the library. */
export async function reportWebVitals(session: () => Storage, random: () => number = Math.random): Promise<void> {
  if (!isInSample(session, random)) return;
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

/** Decided once per session, so that all or none of its pages report. Without storage: none. */
function isInSample(session: () => Storage, random: () => number): boolean {
  try {
    const known = session().getItem(SAMPLE_KEY);
    const drawn = known ?? (random() < SAMPLING ? '1' : '0');
    if (known === null) session().setItem(SAMPLE_KEY, drawn);
    return drawn === '1';
  } catch {
    return false;
  }
}
