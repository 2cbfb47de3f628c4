/** Whether the reader has reloaded the page or come back to it, rather than followed a link to it. */
export function isReturning(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && /^(?:reload|back_forward)$/.test(entry.type);
}
