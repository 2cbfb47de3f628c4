import { DEFAULT_LOCALE, byLocale, type Locale } from '../../site/locales.ts';
import type { GuideChanges } from '../../site/reference/model.ts';
import type { BuildContext } from '../cache/context.ts';
import { checkDemos, checkSiteLinks, linkedPages } from '../checks/check-site.ts';
import { createPictures, type Pictures } from '../images/link-previews/build-link-previews.ts';
import { createThumbnails, type Thumbnails } from '../images/thumbnails/build-thumbnails.ts';
import type { Problems } from '../kit/problems.ts';
import { buildReferencePages, type BuiltReference } from '../reference/pages/build-reference-pages.ts';
import { findGuideChanges } from '../reference/pages/guides/guide-changes.ts';
import { guidePages } from '../reference/pages/guides/usage.ts';
import type { RenderedSite } from './render-site.ts';

/** Every page of the site, checked, and what its pages show besides. */
export interface Site extends RenderedSite {
  reference: Record<Locale, BuiltReference>;
  /** What changed in the names that each guide uses, by page key. */
  guideChanges: ReadonlyMap<string, GuideChanges>;
  pictures: Pictures;
  thumbnails: Thumbnails;
}

/** Adds the pages of the reference. @throws BuildError listing every problem so far. */
export async function completeSite(context: BuildContext, site: RenderedSite, problems: Problems): Promise<Site> {
  const { content, rendered, demos } = site;
  const guides = rendered[DEFAULT_LOCALE];
  checkDemos(site, problems);
  const guideChanges = findGuideChanges(context, { ...site, guides });
  const reference = buildReferencePages(context, {
    ...content,
    ...site,
    prerender: demos.prerender,
    guides: byLocale((locale) => guidePages(site, locale)),
    guideAnchors: new Map([...linkedPages(guides)].map(([key, { anchors }]) => [key, anchors])),
    guideChanges,
  });
  checkSiteLinks({ ...site, reference }, problems);
  problems.throwIfAny();
  return {
    ...site,
    reference,
    guideChanges,
    pictures: await createPictures(context, site),
    thumbnails: await createThumbnails(context, site),
  };
}
