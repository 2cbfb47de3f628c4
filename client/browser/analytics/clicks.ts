/** Reports clicks on elements with event data attributes. */
export function reportClicks(random: () => number = Math.random): void {
  document.addEventListener('click', ({ target }) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-ga-event-category]') : null;
    if (!element) return;
    const { gaEventCategory, gaEventAction, gaEventLabel, gaEventSplit } = element.dataset;
    const share = gaEventSplit === undefined ? 1 : Number(gaEventSplit);
    if (random() >= share) return;
    window.gtag?.('event', gaEventCategory, { eventAction: gaEventAction, eventLabel: gaEventLabel });
  });
}
