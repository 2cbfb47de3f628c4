import { pagePath } from '../../../../site/addresses.ts';
import type { Locale } from '../../../../site/locales.ts';
import type { ComponentReference } from '../../../../site/reference/model.ts';
import type { PropUse } from '../../../demos/sources/prop-uses.ts';
import type { GuidePage } from './usage.ts';

/** Finds an example for the props of a component: prop → address of its line in the source of a demo. */
export type FindExamples = (entry: Pick<ComponentReference, 'name' | 'guides'>) => Record<string, string>;

interface Use extends PropUse {
  page: GuidePage;
  demo: string;
  /** Length of the demo's code. */
  size: number;
}

/** Looks for props in the demos of all guides: in those of the component's own guides first, the smallest demo first. */
export function findExamples(pages: readonly GuidePage[], locale: Locale): FindExamples {
  const all = pages.flatMap((page) =>
    page.demos.flatMap(({ name, code, uses }) =>
      uses.map((use): Use => ({ ...use, page, demo: name, size: code.length })),
    ),
  );
  const byComponent = Map.groupBy(
    all.sort((a, b) => a.size - b.size),
    ({ component }) => component,
  );
  return ({ name, guides }) => {
    const isOwn = ({ page }: Use) => page.components.includes(name) || guides.includes(page.key);
    const found = (byComponent.get(name) ?? []).toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
    const examples: Record<string, string> = {};
    for (const { prop, page, demo } of found) examples[prop] ??= `${pagePath(page.key, locale)}#${demo}:${prop}`;
    return examples;
  };
}
