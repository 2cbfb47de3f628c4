import { DEMO_TAGS, type DemoFilter, type DemoTag } from '../../../site/page/all-demos.ts';
import type { SearchPlan } from '../../../site/search/documents.ts';
import { JOINTS, readFilterWords } from '../../../site/kit/filter-words.ts';

/** What is known about a demo. */
export interface DescribedDemo {
  plan: SearchPlan;
  tags: ReadonlySet<DemoTag>;
  components: readonly string[];
  /** All its words, in lower case. */
  text: string;
}

/** The demos that a filter leaves, and of these how many show each thing. */
export interface FilteredDemos<Demo> {
  shown: ReadonlySet<Demo>;
  counts: ReadonlyMap<DemoTag, number>;
}

/** A demo must have every word in its texts, and show everything that is chosen. */
export function filterDemos<Demo extends DescribedDemo>(
  demos: readonly Demo[],
  { text, plan, component, tags }: DemoFilter,
): FilteredDemos<Demo> {
  const words = readFilterWords(text, JOINTS);
  const shown = demos.filter(
    (demo) =>
      (plan === null || demo.plan === plan) &&
      (component === null || demo.components.includes(component)) &&
      tags.every((tag) => demo.tags.has(tag)) &&
      words.every((word) => demo.text.includes(word)),
  );
  const counts = new Map(DEMO_TAGS.map((tag) => [tag, shown.filter((demo) => demo.tags.has(tag)).length]));
  return { shown: new Set(shown), counts };
}
