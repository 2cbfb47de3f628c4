import { need } from '../need.ts';
import type { Kind, Scope, SearchPlan } from './documents.ts';
import { BLOCK_SIZE, blockFileName, type BlockFile, type SearchManifest } from './index-files.ts';
import type { ReadFile } from './terms.ts';

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
const FURTHER_HITS = [1, 0.15, 0.05];

/** Reads what the results show of the best documents, page by page. */
export async function readGroups(
  scored: readonly ScoredDocument[],
  manifest: SearchManifest,
  read: ReadFile,
  limit: number,
): Promise<PageGroup[]> {
  const sorted = [...scored].sort((a, b) => b.score - a.score);
  const step = Math.ceil(limit * READ_AHEAD);
  const pages = new Map<string, PageGroup & { scores: number[] }>();
  for (let reads = 0; reads < MAX_READS && pages.size < limit; reads += 1) {
    const next = sorted.slice(reads * step, (reads + 1) * step);
    const blocks = await Promise.all(next.map(({ scope, document }) => readBlock(manifest, read, scope, document)));
    for (const [at, document] of next.entries()) addHit(pages, document, blocks[at]);
  }
  return [...pages.values()]
    .map(({ scores, hits, ...group }) => ({ ...group, hits: hits.slice(0, MAX_HITS), score: sumOf(scores) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}

function addHit(
  pages: Map<string, PageGroup & { scores: number[] }>,
  found: ScoredDocument,
  block: BlockFile | undefined,
): void {
  const { scope, document, kind, plan, score } = found;
  const [page = 0, anchor = '', title = '', excerpt = ''] = block?.documents[document % BLOCK_SIZE] ?? [];
  const [key = '', pageTitle = '', isForeign] = block?.pages[page] ?? [];
  const group = pages.get(key) ?? {
    scope,
    key,
    title: pageTitle,
    isForeign: isForeign === 1,
    score: 0,
    scores: [],
    hits: [],
  };
  pages.set(key, group);
  // A demo often has the title of its section.
  if (group.hits.some((hit) => isSameText(hit.title, title))) return;
  group.hits.push({ kind, plan, anchor, title, excerpt });
  group.scores.push(score);
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
