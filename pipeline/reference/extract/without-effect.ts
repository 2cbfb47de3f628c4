import type { ReferenceEntry } from '../../../site/reference/model.ts';
import type { ProductCatalog } from '../../../site/reference/catalog.ts';

/** Marks the slots and classes that the packages declare, but never render. */
export function markWithoutEffect(
  entries: readonly ReferenceEntry[],
  { withoutEffect = [] }: Pick<ProductCatalog, 'withoutEffect'>,
): ReferenceEntry[] {
  return entries.map((entry) => {
    if (entry.kind !== 'component') return entry;
    const names = new Set(withoutEffect.flatMap((rule) => (rule.components.includes(entry.name) ? rule.names : [])));
    const mark = <Part extends { name: string }>(part: Part): Part =>
      names.has(part.name) ? { ...part, isWithoutEffect: true } : part;
    return { ...entry, slots: entry.slots.map(mark), classes: entry.classes.map(mark) };
  });
}
