import { createContext } from '../../../pipeline/cache/context.ts';
import { readGuides, type Guide, type Length } from '../../support/browser/guides.ts';
import { expect, test } from '../../support/browser/test.ts';
import { KB, MAX_KB, MAX_REQUESTS, MAX_SCRIPT_KB, visit } from '../../support/browser/visit.ts';
import { serveEdge, type Edge } from '../../support/edge.ts';
import { siteOrigin } from '../../support/sites.ts';

test.describe('a first visit, in Brotli over HTTP/2,', () => {
  let guides: Record<Length, Guide>;
  let edge: Edge;
  test.beforeAll(async () => {
    guides = await readGuides(createContext().content, siteOrigin());
    edge = await serveEdge(siteOrigin());
  });
  test.afterAll(() => edge.stop());

  // `tests/e2e/first-visit.spec.ts` has the start page and one guide.
  for (const length of ['heavy', 'medium', 'short'] as const) {
    test(`to a ${length} page stays within the budgets`, async ({ browser }) => {
      const { bytes, scriptBytes, requests } = await visit(browser, edge.origin + guides[length].path);
      expect(requests).toBeGreaterThan(2);
      expect(requests).toBeLessThanOrEqual(MAX_REQUESTS);
      expect(bytes / KB).toBeLessThanOrEqual(MAX_KB[length]);
      expect(scriptBytes / KB).toBeLessThanOrEqual(MAX_SCRIPT_KB);
    });
  }
});
