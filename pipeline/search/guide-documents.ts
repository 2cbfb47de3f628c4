import { stemmer } from 'stemmer';
import { findProduct } from '../../site/products.ts';
import type { SearchDocument, SearchPlan } from '../../site/search/documents.ts';
import type { BuiltDemo } from '../demos/page-demos.ts';
import { findPlan, spacedName } from '../demos/demo-labels.ts';
import type { RenderedPage } from '../content/render-pages.ts';
import { splitSections, type Section } from './sections.ts';

/** A document with fields that only the index needs. */
export interface IndexedDocument extends SearchDocument {
  /** Words under which it is also found. */
  keywords: string;
  /** Section titles of a page; empty for places on it. */
  headings: string;
  /** English title of a translated page: its readers type that, too. */
  englishTitle?: string;
  /** Whether its text is English in another language's index. */
  isForeign: boolean;
  /** Weight relative to similar documents; 1 is full weight. */
  share: number;
}

/** Pages that mention everything and explain little, by the beginnings of their keys: readers want the guide. */
const SHARES = [
  ['/x/migration/', 0.4],
  ['/x/common-concepts/glossary', 0.4],
] as const;

/** Sections of links to other pages. */
const LEADS_AWAY = 'what-to-read-next';
const LEADS_AWAY_SHARE = 0.4;

export interface GuideInput {
  page: RenderedPage;
  demos: ReadonlyMap<string, Pick<BuiltDemo, 'sources'>>;
  /** URLs of the demos' pictures. */
  pictures: Readonly<Record<string, string>>;
  plan: SearchPlan;
  navigationTitle: string;
  /** Names of the product that the page is the start of; empty for other pages. */
  productName: string;
  isForeign: boolean;
  /** English title of a page in another language; empty for an English one. */
  englishTitle: string;
}

/** The documents of a guide: the page, its sections and its demos. */
export function guideDocuments({
  page,
  demos,
  pictures,
  plan,
  navigationTitle,
  productName,
  isForeign,
  englishTitle,
}: GuideInput): IndexedDocument[] {
  const { frontMatter } = page.source;
  const shared = {
    page: page.folder.key,
    pageTitle: frontMatter.title,
    isForeign,
    share: SHARES.find(([beginning]) => page.folder.key.startsWith(beginning))?.[1] ?? 1,
  };
  const sections = splitSections(page.body.article);
  const headings = sections.flatMap(({ anchor, title }) =>
    anchor === LEADS_AWAY || isIdentifier(title) ? [] : [title],
  );
  const guides = sections.map((section, at): IndexedDocument => {
    const isPage = at === 0;
    return {
      ...shared,
      kind: 'guide',
      plan,
      anchor: section.anchor,
      title: isPage ? frontMatter.title : section.title,
      text: isPage ? `${frontMatter.description} ${section.text}` : section.text || (sections[at + 1]?.text ?? ''),
      names: isPage ? [...section.names, ...frontMatter.components, ...frontMatter.packages] : section.names,
      code: section.code.flatMap(identifiersIn),
      share: section.anchor === LEADS_AWAY ? LEADS_AWAY_SHARE : shared.share,
      keywords: isPage ? `${navigationTitle} ${wordsOfKey(page.folder.key)} ${productName}` : '',
      headings: isPage ? headings.join('\n') : '',
      ...(isPage && englishTitle !== '' && { englishTitle }),
    };
  });
  return [
    ...guides,
    ...sections.flatMap((section) => demoDocuments(section, { demos, pictures, ...shared, pagePlan: plan })),
  ];
}

function demoDocuments(
  section: Section,
  {
    demos,
    pictures,
    pagePlan,
    ...shared
  }: Pick<IndexedDocument, 'page' | 'pageTitle' | 'isForeign' | 'share'> &
    Pick<GuideInput, 'demos' | 'pictures'> & { pagePlan: SearchPlan },
): IndexedDocument[] {
  return section.demos.flatMap((name) => {
    const demo = demos.get(name);
    if (!demo) return [];
    const title = spacedName(name);
    const picture = pictures[name];
    return {
      ...shared,
      kind: 'demo',
      plan: findPlan(demo) ?? pagePlan,
      anchor: name,
      title,
      text: section.title.toLowerCase() === title.toLowerCase() ? '' : section.title,
      names: [name],
      code: identifiersIn(Object.values(demo.sources).join('\n')),
      keywords: '',
      headings: '',
      ...(picture !== undefined && { picture }),
    };
  });
}

/**
 * Words of a page key and their stems, without the product: other signals prefer a product. A page in another language
 * may not have the English word otherwise, and readers type `filter` for `filtering`.
 */
function wordsOfKey(key: string): string {
  const [, , ...folders] = key.split('/');
  const words = (findProduct(key) && folders.length > 1 ? folders.slice(1) : folders).flatMap((name) =>
    name.split('-'),
  );
  return [...new Set([...words, ...words.map(stemmer)])].join(' ');
}

/** Whether a section explains a single prop: a query for the prop should find the section rather than the page. */
function isIdentifier(title: string): boolean {
  return /^\S*\p{Ll}\p{Lu}\S*$/u.test(title);
}

/** Identifiers in code that readers may search for: types and components, camel case, and props. */
export function identifiersIn(code: string): string[] {
  const names = code.match(
    /[\p{Letter}_$][\p{Letter}\p{Number}_$]*(?==[{"])|[\p{Letter}_$]+\p{Lu}[\p{Letter}\p{Number}_$]*|\p{Lu}\p{Ll}[\p{Letter}\p{Number}]{3,}/gu,
  );
  return [...new Set(names)];
}
