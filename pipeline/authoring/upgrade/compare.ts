import type { ProductChanges } from '../../../site/reference/model.ts';
import type { ErrorGuide } from '../../../site/reference/errors.ts';
import type { FailedPatch } from '../../demos/vendor/pictures.ts';
import type { Problem } from '../../kit/problems.ts';
import { compareProducts } from '../../reference/versions/changes.ts';
import { createSnapshot } from '../../reference/versions/version-snapshot.ts';
import { compareDemos, type DemoDifferences } from './compare-demos.ts';
import { findOutdated, type OutdatedPage } from './affected-pages.ts';
import type { ContentSnapshot, GuideSnapshot, Snapshot } from './snapshot.ts';

export interface Differences {
  products: readonly ProductChanges[];
  messages: { gone: readonly string[]; added: readonly string[] };
  /** Explanations of messages that are gone. */
  errorGuides: readonly ErrorGuide[];
  /** Pages that mention removed APIs. */
  pages: readonly OutdatedPage[];
  /** Pages that say something about the installed version. */
  statements: readonly GuideSnapshot[];
  demos: DemoDifferences;
  /** Demos that worked before, and cannot be bundled or rendered now. */
  broken: readonly Problem[];
  failedPatches: readonly FailedPatch[];
}

export function compareSnapshots(
  before: Snapshot,
  after: Snapshot,
  { guides, errorGuides }: ContentSnapshot,
): Differences {
  const former = before.products.map(createSnapshot);
  const products = after.products.flatMap((product) => {
    const old = former.find((one) => one.product === product.product);
    return old ? [compareProducts(old, createSnapshot(product))] : [];
  });
  const gone = without(before.messages, after.messages);
  return {
    products,
    messages: { gone, added: without(after.messages, before.messages) },
    errorGuides: errorGuides.filter(({ text }) => gone.includes(text)),
    pages: findOutdated(guides, products, before.products),
    statements: guides.filter(({ statements }) => statements.length > 0),
    demos: compareDemos(before.demos.drawn, after.demos.drawn),
    broken: after.demos.problems,
    failedPatches: after.failedPatches,
  };
}

function without(texts: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return texts.filter((text) => !known.has(text));
}
