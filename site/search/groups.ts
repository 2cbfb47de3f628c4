import { need } from '../need.ts';
import type { Kind, Scope, SearchPlan } from './documents.ts';
import { BLOCK_SIZE, blockFileName, type BlockFile, type SearchManifest } from './index-files.ts';
import type { ReadFile } from './terms.ts';
import { termsOf, wordsIn, type Fold } from './words.ts';

export interface ScoredDocument {
  scope: Scope;
  /** Its number in the scope. */
  document: number;
  kind: Kind;
  plan: SearchPlan;
  score: number;
}

/** A place on a page that a query leads to. */
export interface Hit {
  kind: Kind;
  plan: SearchPlan;
  /** Empty for the page itself. */
  anchor: string;
  title: string;
  excerpt: string;
}

/** The hits of one page, the best first. */
export interface PageGroup {
  scope: Scope;
  key: string;
  title: string;
  /** Whether the page is in English although the search is in another language. */
  isForeign: boolean;
  score: number;
  hits: Hit[];
}

/** Most hits of a page; the rest is on the page. */
const MAX_HITS = 4;

/** How many documents are read at a time, for each page that is shown: several may be on one page. */
const READ_AHEAD = 1.5;

/** How many times more documents are read where the best are on a few pages. */
const MAX_READS = 3;

/** What further hits add to the score of their page. */
const FURTHER_HITS = [1, 0.25, 0.1];

/** How much more a section counts whose title has no other words than the query. */
const TITLE_BONUS = 0.5;

/** What the reader looks for, to compare titles with. */
export interface AskedTerms {
  terms: ReadonlySet<string>;
  fold: Fold;
}

interface ScoredHit extends Hit {
  score: number;
}

/** Reads what the results show of the best documents, page by page. */
export async function readGroups(
  scored: readonly ScoredDocument[],
  { manifest, read }: { manifest: SearchManifest; read: ReadFile },
  asked: AskedTerms,
  limit: number,
): Promise<PageGroup[]> {
  const sorted = [...scored].sort((a, b) => b.score - a.score);
  const step = Math.ceil(limit * READ_AHEAD);
  const pages = new Map<string, { page: Omit<PageGroup, 'score' | 'hits'>; hits: ScoredHit[] }>();
  for (let reads = 0; reads < MAX_READS && pages.size < limit; reads += 1) {
    const next = sorted.slice(reads * step, (reads + 1) * step);
    const blocks = await Promise.all(next.map(({ scope, document }) => readBlock(manifest, read, scope, document)));
    for (const [at, document] of next.entries()) {
      const { page, hit } = readHit(document, blocks[at], asked);
      const known = pages.get(page.key) ?? { page, hits: [] };
      known.hits.push(hit);
      pages.set(page.key, known);
    }
  }
  const groups = [...pages.values()].map(({ page, hits }): PageGroup => {
    const best = withoutSameTitles(hits.sort((a, b) => b.score - a.score));
    return { ...page, hits: best.slice(0, MAX_HITS).map(withoutScore), score: sumOf(best.map(({ score }) => score)) };
  });
  return withoutNamesakes(groups.sort((a, b) => b.score - a.score)).slice(0, limit);
}

function readHit(found: ScoredDocument, block: BlockFile | undefined, asked: AskedTerms) {
  const { scope, document, kind, plan } = found;
  const [at = 0, anchor = '', title = '', excerpt = ''] = block?.documents[document % BLOCK_SIZE] ?? [];
  const [key = '', pageTitle = '', isForeign] = block?.pages[at] ?? [];
  const score = found.score * (kind === 'guide' ? 1 + TITLE_BONUS * shareAsked(title, asked) : 1);
  return {
    page: { scope, key, title: pageTitle, isForeign: isForeign === 1 },
    hit: { kind, plan, anchor, title, excerpt, score },
  };
}

/** How much of a title the reader looks for; the product that it begins with does not count. */
function shareAsked(title: string, { terms, fold }: AskedTerms): number {
  const own = [...wordsIn(title.slice(title.indexOf(' - ') + 1))].flatMap((word) => termsOf(word, fold));
  return own.filter((term) => terms.has(term)).length / Math.max(1, own.length);
}

/** A demo often has the title of its section. */
function withoutSameTitles(hits: readonly ScoredHit[]): ScoredHit[] {
  return hits.filter(({ title }, at) => hits.findIndex((other) => isSameText(other.title, title)) === at);
}

/** A prop that several components have alike is shown for the first of them. */
function withoutNamesakes(groups: readonly PageGroup[]): PageGroup[] {
  const shown = new Set<string>();
  return groups.flatMap((group) => {
    const hits = group.hits.filter(({ kind, title, excerpt }) => {
      const name = JSON.stringify([group.scope, kind, title, excerpt]);
      const isNew = kind === 'guide' || kind === 'demo' || !shown.has(name);
      shown.add(name);
      return isNew;
    });
    return hits.length > 0 ? [{ ...group, hits }] : [];
  });
}

function withoutScore({ kind, plan, anchor, title, excerpt }: ScoredHit): Hit {
  return { kind, plan, anchor, title, excerpt };
}

function isSameText(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function sumOf(scores: readonly number[]): number {
  return FURTHER_HITS.reduce((sum, share, at) => sum + share * (scores[at] ?? 0), 0);
}

function readBlock(manifest: SearchManifest, read: ReadFile, scope: Scope, document: number): Promise<BlockFile> {
  const { folder } = need(manifest.scopes, scope);
  return read<BlockFile>(blockFileName(folder, Math.floor(document / BLOCK_SIZE)));
}
