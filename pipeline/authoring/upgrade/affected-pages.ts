import {
  referenceAnchor,
  type Change,
  type ProductChanges,
  type ProductReference,
  type ReferenceEntry,
} from '../../../site/reference/model.ts';
import { isGone } from '../../../site/reference/changes.ts';
import { isPartUsed } from '../../reference/pages/guides/guide-changes.ts';
import type { GuideSnapshot } from './snapshot.ts';

/** A page that names what the packages no longer have. */
export interface OutdatedPage {
  file: string;
  /** `DataGrid` or `DataGrid#prop-rows`, and the name to use instead if there is one. */
  names: readonly { name: string; to?: string }[];
}

/** Migration guides mention removed APIs on purpose. */
const MIGRATION = /^\/x\/migration\//;

/** Finds the pages that name what an upgrade removed or renamed. */
export function findOutdated(
  guides: readonly GuideSnapshot[],
  changes: readonly ProductChanges[],
  before: readonly ProductReference[],
): OutdatedPage[] {
  const entries = new Map(before.flatMap((product) => product.entries).map((entry) => [entry.name, entry]));
  const usesName = (name: string) => (guide: GuideSnapshot) => guide.uses.entries.has(name) || guide.words.has(name);
  const usesPart = (entry: ReferenceEntry, change: Change) => (guide: GuideSnapshot) =>
    usesName(entry.name)(guide) && isPartUsed(entry, change, guide.uses);
  const gone = changes.flatMap((product) => [
    ...[...product.entries, ...product.exports]
      .filter(({ kind }) => kind && isGone({ kind }))
      .map(({ name, to }) => ({ name, to, isUsedBy: usesName(name) })),
    ...product.entries.flatMap(({ name, changes: parts }) => {
      const entry = entries.get(name);
      if (!entry) return [];
      return parts.filter(isGone).map((change) => ({
        name: `${name}#${referenceAnchor(change.part, change.name)}`,
        to: change.to,
        isUsedBy: usesPart(entry, change),
      }));
    }),
  ]);
  return guides
    .filter(({ key }) => !MIGRATION.test(key))
    .map((guide) => ({
      file: guide.file,
      names: gone.filter(({ isUsedBy }) => isUsedBy(guide)).map(({ name, to }) => (to ? { name, to } : { name })),
    }))
    .filter(({ names }) => names.length > 0);
}
