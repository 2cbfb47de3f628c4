import type { Tab } from './tab.ts';

/**
 * Script that records a page's errors: browser drivers report them in three ways, or not at all. Goes into the page
 * before its own scripts (`createAddress`).
 */
export const RECORD_COMPLAINTS = `{
  // Leaving a page aborts what it still loads, which is an error of the page that comes back from the back/forward cache.
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  addEventListener('pageshow', () => (isLeft = false));
  window.complaints = [];
  const complaints = { push: (text) => isLeft || window.complaints.push(text) };
  for (const level of ['error', 'warn']) {
    const write = console[level];
    console[level] = (...parts) => {
      complaints.push(parts.map(String).join(' '));
      write.apply(console, parts);
    };
  }
  addEventListener('error', ({ message, target }) => complaints.push(message ?? target.outerHTML), true);
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  addEventListener('securitypolicyviolation', (event) => complaints.push(event.violatedDirective + event.blockedURI));
}`;

/** What that script has recorded on the open page. */
export function readComplaints(tab: Tab): Promise<string[]> {
  return tab.evaluate(() => (window as unknown as { complaints: string[] }).complaints);
}

/** The site has no licence key of its own, so the library's warning is expected. */
const LICENSE = /MUI X: Missing license key|^\*+$/;

export function withoutLicenseWarning(complaints: readonly string[]): string[] {
  return complaints.filter((text) => !LICENSE.test(text.split('\n')[0] ?? ''));
}
