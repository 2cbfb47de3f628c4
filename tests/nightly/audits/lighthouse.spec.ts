import { expect, test } from '../../support/browser/test.ts';
import { LISTED_KINDS, launchAuditor, type Auditor } from '../../support/browser/lighthouse.ts';
import { siteOrigin } from '../../support/sites.ts';

/** Categories that do not depend on the machine's load. The benchmarks measure performance. */
const STEADY = ['accessibility', 'best-practices', 'seo'] as const;

let auditor: Auditor;
test.beforeAll(async () => {
  auditor = await launchAuditor();
});
test.afterAll(() => auditor.close());

it.each([
  ['a long guide in Chinese', `/zh${LISTED_KINDS['long guide']}`],
  ['a page with demos', LISTED_KINDS['chart demos']],
  ['a planned page', LISTED_KINDS['planned page']],
  ['a component of the reference', LISTED_KINDS['component of the reference']],
])('Lighthouse has no findings on %s', async (kind, path) => {
  const { scores, findings } = await auditor.audit(siteOrigin() + path, STEADY);
  expect(findings).toEqual([]);
  expect(scores).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
});
