import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LOCALE, type Locale } from '../../site/locales.ts';
import { PRODUCTS } from '../../site/products.ts';
import { SEARCH_FOLDER } from '../../site/search/index-files.ts';
import type { BuiltDemos } from '../demos/build-demos.ts';
import type { BuildContext } from '../cache/context.ts';
import { hashValues } from '../kit/hash.ts';
import { formatMessage, type Messages } from '../content/load-messages.ts';
import { asIs, byContent, defineStep } from '../cache/step.ts';
import type { SiteNavigation } from '../content/navigation/build-navigation.ts';
import type { RenderedPages } from '../content/render-pages.ts';
import type { Thumbnails } from '../images/thumbnails/build-thumbnails.ts';
import type { BuiltReference } from '../reference/pages/build-reference-pages.ts';
import { guideDocuments, type GuideInput, type IndexedDocument } from './guide-documents.ts';
import { indexStep } from './index-step.ts';
import { referenceDocuments } from './reference-documents.ts';

/** File with a build's documents in `dist/generated`, on which `npm run bench` compares search libraries. */
export const documentsName = (locale: Locale): string => `search-documents-${locale}.json`;

interface SearchInput {
  rendered: RenderedPages;
  demos: Pick<BuiltDemos, 'byPage'>;
  navigations: Record<Locale, SiteNavigation>;
  reference: Record<Locale, BuiltReference>;
  messages: Record<Locale, Messages>;
  thumbnails: Pick<Thumbnails, 'getAddress'>;
}

/** Builds the index of one language and writes its files below the assets. @returns URL of the manifest. */
export async function buildSearchIndex(
  context: BuildContext,
  assets: string,
  locale: Locale,
  documents: readonly IndexedDocument[],
): Promise<string> {
  const text = JSON.stringify(documents);
  await writeFiles(path.join(context.out, 'generated'), [[documentsName(locale), text]]);
  const index = await context.steps.run(indexStep, { locale, documents: text });
  const manifest = JSON.stringify(index.manifest);
  const name = `${locale}-${hashValues(manifest)}.json`;
  await writeFiles(path.join(assets, SEARCH_FOLDER), [...index.files, [name, manifest]]);
  return `/${SEARCH_FOLDER}/${name}`;
}

/** Everything that can be found in one language. Untranslated pages are indexed by their English text. */
export function searchDocuments(
  context: BuildContext,
  { rendered, demos, navigations, reference, messages, thumbnails }: SearchInput,
  locale: Locale,
): IndexedDocument[] {
  const guides = [...rendered[DEFAULT_LOCALE].keys()].flatMap((key) => {
    const english = rendered[DEFAULT_LOCALE].get(key);
    const page = rendered[locale].get(key) ?? english;
    if (!page) return [];
    const place = navigations[locale].places.get(key);
    const pictures = page.body.demos.map(({ name }) => [name, thumbnails.getAddress({ key, demo: name }, locale)]);
    return context.steps.run(guideDocumentsStep, {
      page,
      demos: demos.byPage.get(key)?.[locale] ?? NO_DEMOS,
      pictures: Object.fromEntries(pictures.filter(([, address]) => address !== null)) as Record<string, string>,
      plan: place?.plan ?? 'community',
      navigationTitle: place?.title ?? '',
      productName: startNames(key, messages[locale]),
      isForeign: page.source.locale !== locale,
      englishTitle: english === undefined || page === english ? '' : english.source.frontMatter.title,
      locale,
    });
  });
  return [...guides, ...context.steps.run(referenceDocumentsStep, { reference: reference[locale], locale })];
}

const NO_DEMOS: GuideInput['demos'] = new Map();

export const guideDocumentsStep = defineStep({
  name: 'guide-documents',
  code: import.meta.url,
  keep: 'memory',
  inputs: {
    page: asIs,
    demos: asIs,
    pictures: byContent,
    plan: asIs,
    navigationTitle: asIs,
    productName: asIs,
    isForeign: asIs,
    englishTitle: asIs,
    locale: asIs,
  },
  of: ({ page, locale }) => `${locale} ${page.folder.key}`,
  make: (input: GuideInput & { locale: Locale }) => guideDocuments(input),
});

export const referenceDocumentsStep = defineStep({
  name: 'reference-documents',
  code: import.meta.url,
  keep: 'memory',
  inputs: { reference: asIs, locale: asIs },
  of: ({ locale }) => locale,
  make: ({ reference }: { reference: BuiltReference; locale: Locale }) => referenceDocuments(reference),
});

/** The product's name in English and in the page's language, if the page is its start page. */
function startNames(key: string, messages: Messages): string {
  const product = PRODUCTS.find(({ start }) => start === key);
  return product ? `${product.name} ${formatMessage(messages, `product.${product.id}.name`)}` : '';
}

async function writeFiles(folder: string, files: readonly (readonly [name: string, text: string])[]): Promise<void> {
  const folders = new Set(files.map(([name]) => path.dirname(path.join(folder, name))));
  await Promise.all([...folders].map((name) => mkdir(name, { recursive: true })));
  await Promise.all(files.map(([name, text]) => writeFile(path.join(folder, name), text)));
}
