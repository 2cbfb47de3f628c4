import { productOf } from '../../site/products.ts';
import type { SearchDocument, SearchPlan } from '../../site/search/documents.ts';
import type { BuiltDemo } from '../demos/page-demos.ts';
import { planOf } from '../demos/plan.ts';
import type { RenderedPage } from '../pages/render-pages.ts';
import { sectionsOf, type Section } from './sections.ts';

/** A document with what only the index needs. */
export interface IndexedDocument extends SearchDocument {
  /** Words under which it is found beside its own. */
  keywords: string;
  /** Titles of a page's sections, for the page; empty for what stands on it. */
  headings: string;
  /** Whether its text is in English although the index is of another language. */
  isForeign: boolean;
  /** What it counts among documents like it, 1 for the whole. */
  share: number;
}

/** What pages count that name everything and explain little of it: readers look for the guide. */
const MIGRATION = '/x/migration/';
const MIGRATION_SHARE = 0.6;

/** What a section counts that leads to other pages. */
const LEADS_AWAY = 'what-to-read-next';
const LEADS_AWAY_SHARE = 0.4;

export interface GuideInput {
  page: RenderedPage;
  demos: ReadonlyMap<string, Pick<BuiltDemo, 'sources'>>;
  plan: SearchPlan;
  /** Title of the page in the navigation. */
  navigationTitle: string;
  /** Names of the product whose start page it is; empty for other pages. */
  productName: string;
  isForeign: boolean;
}

/** What can be found of a guide page: itself, its sections and its demos. */
export function guideDocuments({
  page,
  demos,
  plan,
  navigationTitle,
  productName,
  isForeign,
}: GuideInput): IndexedDocument[] {
  const { frontMatter } = page.source;
  const shared = {
    page: page.folder.key,
    pageTitle: frontMatter.title,
    isForeign,
    share: page.folder.key.startsWith(MIGRATION) ? MIGRATION_SHARE : 1,
  };
  const sections = sectionsOf(page.body.article);
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
    };
  });
  return [...guides, ...sections.flatMap((section) => demoDocuments(section, demos, { ...shared, pagePlan: plan }))];
}

function demoDocuments(
  section: Section,
  demos: GuideInput['demos'],
  {
    pagePlan,
    ...shared
  }: Pick<IndexedDocument, 'page' | 'pageTitle' | 'isForeign' | 'share'> & { pagePlan: SearchPlan },
): IndexedDocument[] {
  return section.demos.flatMap((name) => {
    const demo = demos.get(name);
    if (!demo) return [];
    const title = spacedName(name);
    return {
      ...shared,
      kind: 'demo',
      plan: planOf(demo) ?? pagePlan,
      anchor: name,
      title,
      text: section.title.toLowerCase() === title.toLowerCase() ? '' : section.title,
      names: [name],
      code: identifiersIn(Object.values(demo.sources).join('\n')),
      keywords: '',
      headings: '',
    };
  });
}

/** The words of an address, without its product: a search has other means to prefer one. */
function wordsOfKey(key: string): string {
  const [, , ...folders] = key.split('/');
  return (productOf(key) && folders.length > 1 ? folders.slice(1) : folders).join(' ');
}

/** Whether a section explains one prop: who looks for that wants the section, and not its page. */
function isIdentifier(title: string): boolean {
  return /^\S*\p{Ll}\p{Lu}\S*$/u.test(title);
}

/** `ControlledExpansion` → `Controlled expansion`; names in capitals stay. */
export function spacedName(name: string): string {
  const words = name.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ').split(' ');
  return words.map((word, at) => (at === 0 || /^\p{Lu}{2}/u.test(word) ? word : word.toLowerCase())).join(' ');
}

/** Names in code that a reader might look for: of types and components, in camel case, and of props. */
export function identifiersIn(code: string): string[] {
  const names = code.match(
    /[\p{Letter}_$][\p{Letter}\p{Number}_$]*(?==[{"])|[\p{Letter}_$]+\p{Lu}[\p{Letter}\p{Number}_$]*|\p{Lu}\p{Ll}[\p{Letter}\p{Number}]{3,}/gu,
  );
  return [...new Set(names)];
}
