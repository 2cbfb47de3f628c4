import { diffArrays, diffWordsWithSpace } from 'diff';
import type { BlockChange, TextPiece } from '../../site/behind.ts';
import { DEFAULT_LOCALE, LOCALES, byLocale, type Locale } from '../../site/locales.ts';
import { need } from '../../site/need.ts';
import type { BuildContext } from '../kit/context.ts';
import { hashOf } from '../kit/hash.ts';
import { byContent, defineStep, itself } from '../kit/step.ts';
import { parseFrontMatter, type ParsedFile } from './front-matter.ts';
import { findVersion } from './history.ts';
import type { Content, SourcePage } from './load.ts';
import { textBlocks } from './markdown/blocks.ts';

/** A translation whose English page has changed since. */
export interface Behind {
  /** The English blocks that are new, gone or others, in the order of the page. */
  changes: BlockChange[];
  /** ISO date of the first of these changes; null where there is no history, or no commit of it yet. */
  since: string | null;
}

/** The translations of each language that are behind, by page key. */
export type BehindPages = Record<Locale, ReadonlyMap<string, Behind>>;

/** How the translations of a language stand. */
export interface GuideReport {
  locale: Locale;
  /** Those that are behind, the oldest first, by file. */
  behind: { file: string; count: number; since: string | null }[];
  /** Files of which nothing says what English text they are made from. */
  unrecorded: string[];
}

/** Characters of a block's hash. */
const HASH_LENGTH = 6;

/** Which English text a translation is made from: a hash of each block, which tells later what has changed. */
export function recordOf(english: ParsedFile): string {
  return hashesOf(blocksOf(english)).join(' ');
}

/** The blocks that a translation follows, its title and its description before those of the body. */
function blocksOf({ frontMatter, body }: ParsedFile): string[] {
  return [frontMatter.title, frontMatter.description, ...textBlocks(body)];
}

function hashesOf(blocks: readonly string[]): string[] {
  return blocks.map((block) => hashOf(block).slice(0, HASH_LENGTH));
}

/** Compares every translation with the English text that it is recorded to be made from. */
export async function findBehind(context: BuildContext, content: Content): Promise<BehindPages> {
  const behind = byLocale(() => new Map<string, Behind>());
  for (const locale of LOCALES) {
    for (const [key, record] of Object.entries(content.translatedFrom[locale])) {
      const { [DEFAULT_LOCALE]: english, [locale]: translation } = content.pages.get(key)?.sources ?? {};
      if (!english || !translation || recordOf(english) === record) continue;
      const { root } = context;
      behind[locale].set(key, await context.steps.run(behindStep, { root, english, translation, record }));
    }
  }
  return behind;
}

interface BehindInput {
  root: string;
  english: SourcePage;
  translation: SourcePage;
  record: string;
}

/** What a translation lacks. The history is asked for the words of the older text; without one, blocks are compared alone. */
export const behindStep = defineStep({
  name: 'behind',
  code: import.meta.url,
  keep: 'memory',
  inputs: { root: itself, english: byContent, translation: byContent, record: itself },
  of: ({ translation }) => translation.file,
  make: async ({ root, english, translation, record }: BehindInput): Promise<Behind> => {
    const older = await findVersion(root, english.file, (text) => parsed(text, recordOf) === record);
    const changes = compareBlocks({
      record: record.split(' '),
      english: blocksOf(english),
      translation: blocksOf(translation),
      before: older && parsed(older.text, blocksOf),
    });
    return { changes, since: older?.followed ?? null };
  },
});

function parsed<Value>(text: string, read: (file: ParsedFile) => Value): Value | null {
  const file = parseFrontMatter(text, () => undefined);
  return file && read(file);
}

interface Compared {
  /** Hashes of the English blocks that the translation is made from. */
  record: readonly string[];
  english: readonly string[];
  translation: readonly string[];
  /** The blocks that `record` has the hashes of; null where they are not known. */
  before: readonly string[] | null;
}

/** The blocks that are not what they were: of neighbours that went and came, one stands for the other. */
function compareBlocks({ record, english, translation, before }: Compared): BlockChange[] {
  // A translation has the blocks of its English text, unless one was added or taken out by mistake.
  const said = translation.length === record.length ? translation : [];
  return regionsOf(record, hashesOf(english)).flatMap(({ gone, came }) =>
    Array.from({ length: Math.max(gone.length, came.length) }, (_, at): BlockChange => {
      const [from, to] = [gone[at], came[at]];
      return {
        translation: from === undefined ? null : (said[from] ?? null),
        english: wordsOf(from === undefined ? '' : (before?.[from] ?? null), to === undefined ? '' : need(english, to)),
      };
    }),
  );
}

/** Neighbouring blocks, by their places in the two texts. */
interface Region {
  gone: readonly number[];
  came: readonly number[];
}

const NO_REGION: Region = { gone: [], came: [] };

/** Where blocks are gone, and what came instead. */
function regionsOf(before: readonly string[], now: readonly string[]): Region[] {
  const regions = [NO_REGION];
  let [from, to] = [0, 0];
  for (const { value, added, removed } of diffArrays([...before], [...now])) {
    const { gone, came } = regions.pop() ?? NO_REGION;
    if (removed) regions.push({ gone: [...gone, ...value.map(() => from++)], came });
    else if (added) regions.push({ gone, came: [...came, ...value.map(() => to++)] });
    else {
      regions.push({ gone, came }, NO_REGION);
      from += value.length;
      to += value.length;
    }
  }
  return regions;
}

/** @param before Null where it is not known: then nothing of the text is marked. */
function wordsOf(before: string | null, now: string): TextPiece[] | null {
  if (before === null) return now === '' ? null : [{ text: now, kind: 'same' }];
  return diffWordsWithSpace(before, now).map(({ value: text, added, removed }) => ({
    text,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/** Which translations are behind, and which are not recorded. */
export function reportGuides({ pages, translatedFrom }: Content, behind: BehindPages): GuideReport[] {
  return LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => {
    const fileOf = (key: string) => pages.get(key)?.sources[locale]?.file;
    return {
      locale,
      behind: [...behind[locale]]
        .map(([key, { changes, since }]) => ({ file: fileOf(key) ?? key, count: changes.length, since }))
        // What no commit has changed yet is the newest.
        .sort((a, b) => (a.since ?? NOW).localeCompare(b.since ?? NOW) || a.file.localeCompare(b.file)),
      unrecorded: [...pages.keys()]
        .filter((key) => !(key in translatedFrom[locale]))
        .map(fileOf)
        .filter((file) => file !== undefined),
    };
  });
}

/** Comes after every ISO date. */
const NOW = 'now';
