import { DEFAULT_LOCALE, byLocale, type Locale } from '../../site/locales.ts';
import { isExternal, walkNavigation } from '../../site/navigation.ts';
import { PRODUCTS, type Product } from '../../site/products.ts';
import type { DefaultCounts } from '../checks/claims/check-claims.ts';
import type { Draft } from '../content/draft.ts';
import type { Content } from '../content/load-content.ts';
import { reportGuides, type GuideReport } from '../content/outdated.ts';
import { findFailedPatches, type FailedPatch } from '../demos/vendor/pictures.ts';
import { compareWithList, type ListDifference } from '../reference/pages/list-difference.ts';
import { reportTranslations, type TranslationReport } from '../reference/translations.ts';
import type { WrittenSite } from './write-site.ts';

/** Result of a build, reported on the command line. */
export interface BuildReport {
  pages: Record<Locale, number>;
  /** Reference pages per language. */
  reference: number;
  referenceDifference: ListDifference;
  /** Translated share of the reference, by language; empty without translations. */
  referenceTranslations: TranslationReport[];
  /** Which translated guides are up to date with their English page, by language. */
  guideTranslations: GuideReport[];
  /** Guides to messages with paragraphs that are not written yet. */
  errorGuideDrafts: readonly Draft[];
  demos: number;
  /** Why grids or charts are not drawn before they are live; empty as long as the patches fit the packages. */
  failedPatches: readonly FailedPatch[];
  /** How many of the defaults that pages state were compared with the reference. */
  statedDefaults: DefaultCounts;
  /** Navigation entries without a page. */
  missing: number;
  /** Libraries without a start page: the product menu leads nowhere. */
  withoutStart: readonly Product[];
  /** Keys of the interface's texts that a language lacks. */
  untranslated: Record<Locale, string[]>;
  /** Pathnames of navigation entries whose title a language lacks. */
  untitled: Record<Locale, string[]>;
}

/** A build written to disk. */
export interface SiteBuild extends BuildReport {
  /** Hash of everything that was written. */
  buildId: string;
}

export interface BuildOptions {
  /** Draw the pictures for link previews. Only sites that other sites link to need them. */
  withPictures: boolean;
}

/** @param root Of the repository, for the installed packages. */
export async function createReport(root: string, site: WrittenSite): Promise<BuildReport> {
  const { content, rendered, reference, loaded, translations, outdated, demos, navigations } = site;
  return {
    pages: byLocale((locale) => rendered[locale].size),
    reference: reference[DEFAULT_LOCALE].size,
    referenceDifference: compareWithList(content.referenceList, loaded),
    referenceTranslations: reportTranslations(loaded.products, translations),
    guideTranslations: reportGuides(content, outdated),
    errorGuideDrafts: content.errorGuideDrafts,
    demos: [...demos.byPage.values()].reduce((sum, page) => sum + page[DEFAULT_LOCALE].size, 0),
    failedPatches: await findFailedPatches(root),
    statedDefaults: site.statedDefaults,
    missing: navigations[DEFAULT_LOCALE].missing.length,
    withoutStart: PRODUCTS.filter(({ start }) => !content.pages.has(start)),
    untranslated: site.untranslated,
    untitled: untitledEntries(content),
  };
}

/** The navigation's titles are English in the default language: it lacks none. */
function untitledEntries({ navigation, navigationTitles }: Content): Record<Locale, string[]> {
  const own = [...walkNavigation(navigation)].filter((entry) => !isExternal(entry));
  return byLocale((locale) =>
    locale === DEFAULT_LOCALE
      ? []
      : own.map(({ pathname }) => pathname).filter((pathname) => !Object.hasOwn(navigationTitles[locale], pathname)),
  );
}
