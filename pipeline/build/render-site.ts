import { DEFAULT_LOCALE, type Locale } from '../../site/locales.ts';
import type { BuildContext } from '../cache/context.ts';
import { checkTexts } from '../checks/check-site.ts';
import type { DefaultCounts } from '../checks/claims/check-claims.ts';
import type { SiteNavigation } from '../content/navigation/build-navigation.ts';
import { renderPages, type RenderedPages } from '../content/render-pages.ts';
import { buildDemos, type BuiltDemos } from '../demos/build-demos.ts';
import { BuildError, type Problems } from '../kit/problems.ts';
import type { StaticFiles } from '../kit/static-files.ts';
import { loadReference, type LoadedReference } from '../reference/load-reference.ts';
import { referenceKeys } from '../reference/pages/reference-navigation.ts';
import { buildNavigations } from '../reference/pages/site-navigation.ts';
import { placePlaygrounds } from '../reference/playgrounds.ts';
import type { SiteSources } from './read-sources.ts';

/** The guides, demos and navigations, and what the packages say about themselves. */
export interface RenderedSite extends SiteSources {
  statics: StaticFiles;
  rendered: RenderedPages;
  demos: BuiltDemos;
  loaded: LoadedReference;
  navigations: Record<Locale, SiteNavigation>;
  /** Whether a page has this key, in the guides or in the reference. */
  exists: (key: string) => boolean;
  /** How many of the defaults that pages state were compared with the reference. */
  statedDefaults: DefaultCounts;
}

/** @throws BuildError if a demo cannot be built. */
export async function renderSite(
  context: BuildContext,
  { sources, statics }: { sources: SiteSources; statics: StaticFiles },
  problems: Problems,
): Promise<RenderedSite> {
  const { content } = sources;
  const [texts, built] = await Promise.all([
    renderTexts(context, sources, problems),
    buildDemos(context, { content, statics }).catch((error: unknown) => problems.collect(error)),
  ]);
  if (!built) throw new BuildError(problems.list);
  const site = { ...sources, ...texts, statics };
  return {
    ...site,
    demos: await placePlaygrounds(built, { ...site, guides: texts.rendered[DEFAULT_LOCALE] }, problems),
  };
}

/** Renders and checks everything that does not need the demos, while threads build these. */
async function renderTexts(context: BuildContext, sources: SiteSources, problems: Problems) {
  const { content } = sources;
  const [rendered, loaded] = await Promise.all([
    renderPages(context, sources, problems),
    loadReference(context, content.reference),
  ]);
  const keys = referenceKeys(loaded);
  const exists = (key: string) => content.pages.has(key) || keys.has(key);
  const navigations = buildNavigations(context, { ...sources, loaded, exists });
  const texts = { rendered, loaded, navigations, exists };
  return { ...texts, statedDefaults: await checkTexts(context, { ...sources, ...texts }, problems) };
}
