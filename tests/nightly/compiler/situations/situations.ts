import { chartSituations } from './charts.ts';
import { gridSituations } from './grids.ts';
import { pickerSituations } from './pickers.ts';
import type { Situation } from './situation.ts';

const TREE: readonly Situation[] = [
  {},
  { props: { checkboxSelection: true } },
  { props: { defaultExpandedItems: [] } },
];

/** The situations in which a component shows what its slots replace. */
export function getSituations(component: string, product: string): readonly Situation[] {
  if (product === 'x-data-grid') return gridSituations(component);
  if (product === 'x-charts') return chartSituations(component);
  return product === 'x-tree-view' ? TREE : pickerSituations(component);
}
