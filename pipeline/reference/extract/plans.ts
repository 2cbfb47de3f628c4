import type { Plan } from '../../../site/navigation.ts';
import type { ComponentReference, ReferenceEntry } from '../../../site/reference/model.ts';
import { getRank } from '../../../site/reference/catalog.ts';
import type { PlanOfName } from './uses.ts';

/**
 * Marks what a paid component adds to the same component of a lower plan: which props of `DataGridPro` are Pro, and
 * which of `DataGridPremium` are Pro or Premium. Slots and classes are marked in the lower component, too, whose types
 * have all of them.
 */
export function markPlans(entries: readonly ReferenceEntry[], planOfName: PlanOfName): ReferenceEntry[] {
  const components = new Map(
    entries.flatMap((entry) => (entry.kind === 'component' ? [[entry.name, entry] as const] : [])),
  );
  return entries.map((entry) => {
    if (entry.kind !== 'component') return entry;
    const stem = entry.name.replace(/(?:Pro|Premium)$/, '');
    const lower = stem === entry.name ? undefined : components.get(stem);
    const middle = entry.plan === 'premium' ? components.get(`${stem}Pro`) : undefined;
    return {
      ...entry,
      props: entry.props.map((prop) => ({ ...prop, plan: lower ? addedBy('props', prop.name) : prop.plan })),
      slots: entry.slots.map((slot) => ({
        ...slot,
        plan: usedFrom(slot.name) ?? (lower ? addedBy('slots', slot.name) : slot.plan),
      })),
      classes: entry.classes.map((rule) => ({ ...rule, plan: usedFrom(rule.name) })),
    };

    function addedBy(part: 'props' | 'slots', name: string): Plan | null {
      const has = (component: ComponentReference | undefined) =>
        component?.[part].some((one) => one.name === name) ?? false;
      if (has(lower)) return null;
      return has(middle) ? 'pro' : entry.plan;
    }

    /** The plan whose code uses a name, if it is above that of the lowest component. */
    function usedFrom(name: string): Plan | null {
      const plan = planOfName(name);
      return getRank(plan) > getRank((lower ?? entry).plan) ? plan : null;
    }
  });
}
