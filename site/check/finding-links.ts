import { pagePath } from '../addresses.ts';
import type { Locale } from '../locales.ts';
import { PRODUCTS } from '../products.ts';
import { changesKey, nextKey } from '../reference/keys.ts';
import { EXAMPLES_VERSION } from '../versions.ts';
import type { Finding } from './findings.ts';
import { getMajor } from './releases.ts';

/** Where the site says more about a finding. */
export interface FindingLink {
  href: string;
  /** Whether it leads to the list of changes. */
  isList: boolean;
}

/** The row of the reference, or else where the list of changes has its owner. */
export function linkFinding({ page, anchor, product, owner, version }: Finding, locale: Locale): FindingLink | null {
  const installed = getMajor(EXAMPLES_VERSION);
  // What is gone in the installed version has no row in its reference.
  const isGone = version !== undefined && Number(version) <= Number(installed) && !version.includes('.');
  if (page !== null && !isGone) return { href: `${pagePath(page, locale)}${anchor && `#${anchor}`}`, isList: false };
  const library = PRODUCTS.find(({ id }) => id === product);
  if (!library) return null;
  const isAhead = version !== undefined && Number(getMajor(version)) > Number(installed);
  const path = pagePath((isAhead ? nextKey : changesKey)(library), locale);
  return { href: page === null ? path : `${path}#${owner}`, isList: true };
}
