import { pagePath } from '../../../../site/addresses.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../../site/locales.ts';
import type { GuideLink } from '../../../../site/reference/reference-page.ts';
import type { BuiltDemos } from '../../../demos/build-demos.ts';
import type { RenderedPages } from '../../../content/render-pages.ts';
import type { PropUse } from '../../../demos/sources/prop-uses.ts';

/** A guide, as the reference needs it. */
export interface GuidePage {
  key: string;
  title: string;
  /** Components listed in the front matter. */
  components: readonly string[];
  /** Demos on the page, with their sources and what these pass. */
  demos: readonly { name: string; code: string; uses: readonly PropUse[] }[];
}

/** The guides of one language; English if untranslated. */
export function guidePages(
  { rendered, demos }: { rendered: RenderedPages; demos: BuiltDemos },
  locale: Locale,
): GuidePage[] {
  return [...rendered[DEFAULT_LOCALE]].map(([key, english]) => {
    const { source, body } = rendered[locale].get(key) ?? english;
    const known = demos.byPage.get(key)?.[locale];
    return {
      key,
      title: source.frontMatter.title,
      components: source.frontMatter.components,
      demos: body.demos.map(({ name }) => {
        const demo = known?.get(name);
        // A demo that does not exist has no code: `checkDemos` reports it.
        return { name, code: demo?.sources.system ?? '', uses: demo?.propUses ?? [] };
      }),
    };
  });
}

/** Guides that use a component. Those that name it, or that the package names, come first. */
export type GuideUsage = (component: string, named: readonly string[]) => GuideLink[];

/** Finds the guides and demos that use components, from front matter and the demos' imports. */
export function findUsage(pages: readonly GuidePage[], locale: Locale): GuideUsage {
  const imported = pages.map((page) => ({
    page,
    demos: page.demos.map(({ name, code }) => ({ name, names: new Set(importedNames(code)) })),
  }));
  return (component, named) =>
    imported
      .flatMap(({ page, demos }): (GuideLink & { rank: number })[] => {
        const href = pagePath(page.key, locale);
        const using = demos.filter(({ names }) => names.has(component));
        const isNamed = page.components.includes(component) || named.includes(page.key);
        if (!isNamed && using.length === 0) return [];
        return [
          {
            title: page.title,
            href,
            demos: using.map(({ name }) => ({ title: name, href: `${href}#${name}` })),
            rank: isNamed ? 0 : 1,
          },
        ];
      })
      .sort((a, b) => a.rank - b.rank)
      .map(({ title, href, demos }) => ({ title, href, demos }));
}

/** Names that a source imports from the libraries. */
export function importedNames(code: string): string[] {
  return [...code.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'@mui\/x-[^']*'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) =>
      name
        .trim()
        .replace(/^type\s+/, '')
        .replace(/\s+as\s.*/s, ''),
    ),
  );
}
