import path from 'node:path';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../site/locales.ts';
import { duplicatePathnames } from '../../site/navigation.ts';
import { listAnchors } from '../../site/reference/reference-page.ts';
import type { BuiltDemos } from '../demos/build-demos.ts';
import { relativePath, type BuildContext } from '../cache/context.ts';
import type { Problems } from '../kit/problems.ts';
import type { SiteNavigation } from '../content/navigation/build-navigation.ts';
import type { Content } from '../content/load-content.ts';
import type { RenderedPage, RenderedPages } from '../content/render-pages.ts';
import type { LoadedReference } from '../reference/load-reference.ts';
import type { BuiltReference } from '../reference/pages/build-reference-pages.ts';
import { namedThumbnails } from '../images/thumbnails/named.ts';
import { checkClaims, type DefaultCounts } from './claims/check-claims.ts';
import { checkErrorGuides } from './error-guides.ts';
import { checkLinks, type LinkedPage } from './links.ts';

/** A page has one place in the navigation. @throws BuildError otherwise: nothing else can be checked then. */
export function checkDuplicates({ navigation }: Pick<Content, 'navigation'>, problems: Problems): void {
  const found = duplicatePathnames(navigation);
  for (const pathname of found) {
    problems.add({
      file: 'content/navigation.ts',
      message: `Duplicate pathname "${pathname}".`,
      remedy: 'A page has one place: remove one of the two entries.',
    });
  }
  if (found.length > 0) problems.throwIfAny();
}

interface CheckedTexts {
  content: Content;
  rendered: RenderedPages;
  loaded: LoadedReference;
  navigations: Record<Locale, SiteNavigation>;
  exists: (key: string) => boolean;
}

/** Checks everything that people have written and that can be checked without the demos. */
export async function checkTexts(
  context: BuildContext,
  { content, rendered, loaded, navigations, exists }: CheckedTexts,
  problems: Problems,
): Promise<DefaultCounts> {
  const navigation = navigations[DEFAULT_LOCALE];
  checkPlaces(content, navigation, problems);
  checkNeighbours(content, navigation, problems);
  checkRedirects(content.redirects, exists, problems);
  checkErrorGuides(content.errorGuides, loaded.errors, problems);
  const counts = await checkClaims(context, { content, products: loaded.products }, problems);
  await checkImages(context, rendered, problems);
  return counts;
}

/** Every page must be in the navigation, or in `unlisted`. */
function checkPlaces(content: Content, navigation: SiteNavigation, problems: Problems): void {
  for (const page of content.pages.values()) {
    if (navigation.places.has(page.key) || content.unlisted.includes(page.key)) continue;
    problems.add({
      file: page.sources[DEFAULT_LOCALE]?.file ?? page.key,
      message: `The page ${page.key} is not in the navigation.`,
      remedy: `Add { pathname: '${page.key}' } to content/navigation.ts.`,
    });
  }
}

/** The neighbours that a page names must be in the navigation. */
function checkNeighbours(content: Content, navigation: SiteNavigation, problems: Problems): void {
  for (const { sources } of content.pages.values()) {
    const english = sources[DEFAULT_LOCALE];
    if (!english) continue;
    for (const field of ['previous', 'next'] as const) {
      const key = english.frontMatter[field];
      if (key === undefined || navigation.places.has(key)) continue;
      problems.add({
        file: english.file,
        message: `\`${field}\` names ${key}, which is not a page of the navigation.`,
        remedy: 'Name a page by its key, as /x/react-data-grid/sorting, or take the field out.',
      });
    }
  }
}

/** Every redirect must lead to a page and must not shadow one. */
function checkRedirects(redirects: Content['redirects'], exists: (key: string) => boolean, problems: Problems): void {
  const file = 'content/redirects.ts';
  for (const [from, to] of Object.entries(redirects)) {
    if (!exists(to))
      problems.add({
        file,
        message: `The redirect of ${from} leads to ${to}, which does not exist.`,
        remedy: `Let it lead to an existing page, or take it out.`,
      });
    if (exists(from))
      problems.add({
        file,
        message: `The redirect of ${from} hides the page at this address.`,
        remedy: `Take the redirect out, or move the page.`,
      });
  }
}

/** Every demo that a page shows, or names for its thumbnail, must exist. */
export function checkDemos(
  { content, rendered, demos }: { content: Content; rendered: RenderedPages; demos: BuiltDemos },
  problems: Problems,
): void {
  for (const locale of LOCALES) {
    for (const [key, page] of rendered[locale]) {
      const known = demos.byPage.get(key)?.[locale];
      for (const { name, line } of page.body.demos) {
        if (known?.has(name)) continue;
        problems.add({
          file: page.source.file,
          line: line + page.source.bodyLine + 1,
          message: `The demo "${name}" does not exist.`,
          remedy: `Write demos/${name}.tsx beside the page, or use one of: ${[...(known?.keys() ?? [])].join(', ') || 'none yet'}.`,
        });
      }
    }
  }
  for (const [key, { key: page, demo }] of namedThumbnails(content)) {
    if (demos.byPage.get(page)?.[DEFAULT_LOCALE].has(demo)) continue;
    problems.add({
      file: content.pages.get(key)?.sources[DEFAULT_LOCALE]?.file ?? key,
      message: `\`thumbnail\` names ${page}#${demo}, which is not a demo.`,
      remedy: 'Name a page and one of its demos, as /x/react-data-grid/tree-data#BasicTree, or take the field out.',
    });
  }
}

/** Every image must be a file of `public/`: the policy allows no others. */
async function checkImages(context: BuildContext, rendered: RenderedPages, problems: Problems): Promise<void> {
  const folder = path.join(context.root, 'public');
  const files = new Set((await context.sources.list(folder)).map((file) => relativePath({ root: folder }, file)));
  for (const locale of LOCALES) {
    for (const { source, body } of rendered[locale].values()) {
      for (const { address, line } of body.images) {
        if (files.has(address.replace(/^\//, '')) && address.startsWith('/')) continue;
        problems.add({
          file: source.file,
          line: line + source.bodyLine + 1,
          message: `There is no image "${address}" in public/.`,
          remedy: 'Put it there, and write its address from there: `![What it shows](/picture.png)`.',
        });
      }
    }
  }
}

interface SiteLinks {
  rendered: RenderedPages;
  reference: Record<Locale, BuiltReference>;
  exists: (key: string) => boolean;
}

/** Every link must lead to a page, and to an anchor on it. Untranslated pages fall back to English. */
export function checkSiteLinks({ rendered, reference, exists }: SiteLinks, problems: Problems): void {
  const listPages = (locale: Locale) =>
    new Map([...linkedPages(rendered[locale]), ...linkedReference(reference[locale])]);
  const english = listPages(DEFAULT_LOCALE);
  for (const locale of LOCALES) checkLinks(listPages(locale), exists, problems, english);
}

/** The guides of one language, as the link check sees them. */
export function linkedPages(rendered: ReadonlyMap<string, RenderedPage>): Map<string, LinkedPage> {
  return new Map([...rendered].map(([key, page]) => [key, linkedPage(page)]));
}

function linkedPage({ folder, source, body }: RenderedPage): LinkedPage {
  return {
    key: folder.key,
    file: source.file,
    bodyLine: source.bodyLine,
    links: body.links,
    anchors: new Set([...body.headings.map(({ id }) => id), ...body.demos.map(({ name }) => name)]),
  };
}

/** The reference pages, as the link check sees them. */
function linkedReference(built: BuiltReference): [string, LinkedPage][] {
  return [...built].map(([key, { page, links }]) => [
    key,
    { key, file: `the reference page ${key}`, bodyLine: 0, links, anchors: new Set(listAnchors(page)) },
  ]);
}
