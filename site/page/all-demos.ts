import type { SearchPlan } from '../search/documents.ts';

/** What a demo shows, as far as its code tells (`pipeline/demos/demo-tags.ts`). */
export const DEMO_TAGS = [
  'editing',
  'server',
  'selection',
  'reordering',
  'validation',
  'exporting',
  'events',
  'controlled',
  'methods',
  'look',
  'parts',
  'language',
] as const;
export type DemoTag = (typeof DEMO_TAGS)[number];

/** The index of the page with all demos, loaded when a reader filters it. */
export interface DemoIndex {
  /** Names of components, to which the demos refer by their place. */
  components: string[];
  /** In the order of the page. */
  demos: IndexedDemo[];
}

export type IndexedDemo = readonly [
  plan: SearchPlan,
  /** A bit for each of `DEMO_TAGS`. */
  tags: number,
  components: readonly number[],
  /** Words besides those on the page: the section in which the demo stands. */
  words: string,
];

/** What the reader looks for. */
export interface DemoFilter {
  text: string;
  plan: SearchPlan | null;
  component: string | null;
  tags: readonly DemoTag[];
}
