import type { ComponentReference, ReferenceEntry } from '../../site/reference.ts';

/**
 * Marks what a paid component adds to the same component of a lower plan: which props of `DataGridPro` are Pro, and
 * which of `DataGridPremium` are Pro or Premium.
 */
export function markPlans(entries: readonly ReferenceEntry[]): ReferenceEntry[] {
  const components = new Map(
    entries.flatMap((entry) => (entry.kind === 'component' ? [[entry.name, entry] as const] : [])),
  );
  return entries.map((entry) => {
    if (entry.kind !== 'component') return entry;
    const stem = entry.name.replace(/(?:Pro|Premium)$/, '');
    const lower = stem === entry.name ? undefined : components.get(stem);
    if (!lower) return entry;
    const middle = entry.plan === 'premium' ? components.get(`${stem}Pro`) : undefined;
    return {
      ...entry,
      props: entry.props.map((prop) => ({ ...prop, plan: planOf(prop.name, 'props') })),
      slots: entry.slots.map((slot) => ({ ...slot, plan: planOf(slot.name, 'slots') })),
    };

    function planOf(name: string, part: 'props' | 'slots') {
      const has = (component: ComponentReference | undefined) =>
        component?.[part].some((one) => one.name === name) ?? false;
      if (has(lower)) return null;
      return has(middle) ? 'pro' : entry.plan;
    }
  });
}
