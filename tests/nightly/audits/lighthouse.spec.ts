import { LISTED_KINDS, launchAuditor, type Auditor } from '../../support/browser/lighthouse.ts';
import { expect, test } from '../../support/browser/test.ts';
import { siteOrigin } from '../../support/sites.ts';

/** Categories that do not depend on the machine's load. The benchmarks measure performance. */
const STEADY = ['accessibility', 'best-practices', 'seo'] as const;

const PAGES = [
  ['a long guide in Chinese', `/zh${LISTED_KINDS['long guide']}`],
  ['a page with demos', LISTED_KINDS['chart demos']],
  ['a planned page', LISTED_KINDS['planned page']],
  ['a component of the reference', LISTED_KINDS['component of the reference']],
] as const;

let auditor: Auditor;
test.beforeAll(async () => {
  auditor = await launchAuditor();
});
test.afterAll(() => auditor.close());

for (const [kind, path] of PAGES) {
  test(`Lighthouse has no findings on ${kind}`, async () => {
    const { scores, findings } = await auditor.audit(siteOrigin() + path, STEADY);
    expect(findings).toEqual([]);
    expect(scores).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
  });
}
