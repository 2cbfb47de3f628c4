import { markdownPath, pagePath } from '../../../site/addresses.ts';
import { byLocale, type Locale } from '../../../site/locales.ts';
import type { Prerender } from '../../../site/protocol/prerender.ts';
import type { ProductId } from '../../../site/products.ts';
import type { GuideChanges } from '../../../site/reference/model.ts';
import { listAnchors } from '../../../site/reference/reference-page.ts';
import type { BuildContext } from '../../cache/context.ts';
import type { Messages } from '../../content/load-messages.ts';
import { byContent, defineStep, asIs } from '../../cache/step.ts';
import type { InternalLink } from '../../content/markdown/environment.ts';
import type { LoadedReference } from '../load-reference.ts';
import { translateProducts, type Translations } from '../translations.ts';
import { createDescriber } from './describe.ts';
import { findExamples } from './guides/examples.ts';
import { listPages, type ListedPage } from './list.ts';
import type { WrittenReference } from './list-input.ts';
import { referenceMarkdown } from './markdown/markdown.ts';
import { createNames, type Names } from './names.ts';
import { findUsage, type GuidePage } from './guides/usage.ts';

export interface ReferenceInput extends WrittenReference {
  loaded: LoadedReference;
  /** Translated texts of the packages, by language. */
  translations: Record<Locale, Translations>;
  messages: Record<Locale, Messages>;
  prerender: Prerender;
  /** The guides of each language. */
  guides: Record<Locale, readonly GuidePage[]>;
  /** Anchors of the guides, by page key. */
  guideAnchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** What changed in the names that each guide uses, by page key. */
  guideChanges: ReadonlyMap<string, GuideChanges>;
}

export interface BuiltReferencePage extends ListedPage {
  href: string;
  html: string;
  markdown: string;
  /** Links to pages of the site, for the link check. */
  links: InternalLink[];
}

/** The reference of one language: key → page. */
export type BuiltReference = Map<string, BuiltReferencePage>;

/** Renders every page of the reference in every language. */
export function buildReferencePages(context: BuildContext, input: ReferenceInput): Record<Locale, BuiltReference> {
  return context.steps.run(referencePagesStep, input);
}

/** All pages in one step, because any of them may link to any other. */
export const referencePagesStep = defineStep({
  name: 'reference-pages',
  code: import.meta.url,
  keep: 'memory',
  inputs: {
    loaded: asIs,
    translations: asIs,
    reference: byContent,
    playgrounds: byContent,
    propGroups: byContent,
    errorGuides: byContent,
    messages: asIs,
    prerender: asIs,
    guides: byContent,
    guideAnchors: (all) => byContent([...all].map(([key, anchors]) => [key, ...anchors])),
    guideChanges: (all) => byContent([...all]),
  },
  make: (input: ReferenceInput) => {
    const names = createNames(input.loaded);
    return byLocale((locale) => buildLanguage(input, names, locale));
  },
});

function buildLanguage(input: ReferenceInput, names: Names, locale: Locale): BuiltReference {
  const { messages, prerender, guides, guideAnchors } = input;
  const { products, untranslated } = translateProducts(input.loaded.products, input.translations[locale], locale);
  const pages = listPages({
    ...input,
    loaded: { ...input.loaded, products },
    untranslated,
    names,
    messages: messages[locale],
    locale,
    usage: findUsage(guides[locale], locale),
    examples: findExamples(guides[locale], locale),
    guides: guides[locale],
  });
  const byKey = new Map(pages.map((page) => [page.key, page]));
  const anchors = new Map(pages.map(({ key, page }) => [key, new Set(listAnchors(page))]));
  const isUntranslated = (text: string) => untranslated.has(text);
  const built: BuiltReference = new Map();
  for (const listed of byKey.values()) {
    const links: InternalLink[] = [];
    const follow = (key: string, hash: string) => {
      links.push({ key, hash, line: 0 });
      return pagePath(key, locale) + (hash && `#${hash}`);
    };
    const describer = createDescriber({ anchors: (key) => anchors.get(key) ?? guideAnchors.get(key), follow });
    const href = (name: string) => {
      const target = names.of(listed.product, name);
      return target ? follow(target.key, target.hash) : null;
    };
    const html = flatten(
      prerender.renderReference(listed.page, {
        locale,
        isUntranslated,
        html: describer,
        href,
        major: names.major,
      }),
    );
    const markdown = referenceMarkdown(listed, {
      locale,
      messages: messages[locale],
      href: (name) => {
        const target = names.of(listed.product, name);
        return target ? markdownPath(target.key, locale) + (target.hash && `#${target.hash}`) : null;
      },
      isUntranslated,
      major: names.major,
    });
    built.set(listed.key, { ...listed, href: pagePath(listed.key, locale), html, markdown, links });
  }
  return built;
}

/** Copies what React has put together from thousands of pieces, all of which V8 would keep, into a string of one piece. */
function flatten(text: string): string {
  return Buffer.from(text).toString();
}

/**
 * URL of the reference page for a component named in a guide. If two libraries have the name, the guide's library wins.
 */
export function referenceHref(built: BuiltReference, name: string, product: ProductId | undefined): string | null {
  const named = [...built.values()].filter(({ name: own, page }) => 'entry' in page && own === name);
  const found = named.find((page) => page.product === product) ?? named[0];
  return found ? found.href : null;
}
