import { need } from '../kit/need.ts';
import type { Kind, Scope, SearchPlan } from './documents.ts';
import { BLOCK_SIZE, blockFileName, type BlockFile, type SearchManifest } from './index-files.ts';
import type { ReadFile } from './terms.ts';
import { getTerms, wordsIn, type Fold } from './words.ts';

export interface ScoredDocument {
  scope: Scope;
  /** Its number in the scope. */
  document: number;
  kind: Kind;
  plan: SearchPlan;
  score: number;
  /** How much of the query its words cover: 1 for all. */
  coverage: number;
}

/** A place on a page that matches a query. */
export interface Hit {
  kind: Kind;
  plan: SearchPlan;
  /** Empty for the page itself. */
  anchor: string;
  title: string;
  excerpt: string;
  /** URL of a picture of a demo; null for anything else. */
  picture: string | null;
}

/** The hits of one page, best first. */
export interface PageGroup {
  scope: Scope;
  key: string;
  title: string;
  /** Whether the page is English in a search in another language. */
  isForeign: boolean;
  score: number;
  hits: Hit[];
}

/** Maximum number of hits shown per page. */
const MAX_HITS = 4;

/** Documents to read at a time, per page shown: several may be on the same page. */
const READ_AHEAD = 1.5;

/** How often to read more documents if the best ones are on few pages. */
const MAX_READS = 3;

/** Weights of a page's first, second and third hit in the page's score. */
const HIT_WEIGHTS = [1, 0.25, 0.1];

/** Bonuses for a section whose title has no words beyond the query's, and for one whose title equals the query. */
const TITLE_BONUS = 0.5;
const SAME_TITLE_BONUS = 1.2;

/** The query's terms, to compare titles with. */
export interface AskedTerms {
  terms: ReadonlySet<string>;
  /** Number of words in the query. */
  count: number;
  fold: Fold;
}

interface ScoredHit extends Hit {
  score: number;
}

/** Loads what the results show of the best documents, grouped by page. */
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
    return {
      ...page,
      hits: best.slice(0, MAX_HITS).map(withoutScore),
      score: sumScores(best.map(({ score }) => score)),
    };
  });
  return withoutNamesakes(groups.sort((a, b) => b.score - a.score)).slice(0, limit);
}

function readHit(found: ScoredDocument, block: BlockFile | undefined, asked: AskedTerms) {
  const { scope, document, kind, plan } = found;
  const [at = 0, anchor = '', title = '', excerpt = '', picture = null] = block?.documents[document % BLOCK_SIZE] ?? [];
  const [key = '', pageTitle = '', isForeign] = block?.pages[at] ?? [];
  const score = found.score * (kind === 'guide' ? 1 + titleBonus(title, asked) : 1);
  return {
    page: { scope, key, title: pageTitle, isForeign: isForeign === 1 },
    hit: { kind, plan, anchor, title, excerpt, picture, score },
  };
}

/** Bonus for a title by the words that it shares with the query, not counting a leading product name. */
function titleBonus(title: string, { terms, count, fold }: AskedTerms): number {
  const own = [...wordsIn(title.slice(title.indexOf(' - ') + 1))].flatMap((word) => getTerms(word, fold));
  const common = own.filter((term) => terms.has(term)).length;
  if (common === own.length && common === count) return SAME_TITLE_BONUS;
  return (TITLE_BONUS * common) / Math.max(1, own.length);
}

/** Drops duplicate titles: a demo often has the title of its section. */
function withoutSameTitles(hits: readonly ScoredHit[]): ScoredHit[] {
  return hits.filter(({ title }, at) => hits.findIndex((other) => isSameText(other.title, title)) === at);
}

/** Drops duplicates: a prop that several components share is shown only for the first. */
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

function withoutScore({ score: _, ...hit }: ScoredHit): Hit {
  return hit;
}

function isSameText(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function sumScores(scores: readonly number[]): number {
  return HIT_WEIGHTS.reduce((sum, share, at) => sum + share * (scores[at] ?? 0), 0);
}

function readBlock(manifest: SearchManifest, read: ReadFile, scope: Scope, document: number): Promise<BlockFile> {
  const { folder } = need(manifest.scopes, scope);
  return read<BlockFile>(blockFileName(folder, Math.floor(document / BLOCK_SIZE)));
}
