import { diffArrays, diffWordsWithSpace } from 'diff';
import type { BlockChange, TextPiece } from '../../site/page/text-diff.ts';
import { DEFAULT_LOCALE, LOCALES, byLocale, type Locale } from '../../site/locales.ts';
import { need } from '../../site/kit/need.ts';
import type { BuildContext } from '../cache/context.ts';
import { hashValues } from '../kit/hash.ts';
import { byContent, defineStep, asIs } from '../cache/step.ts';
import { parseFrontMatter, type ParsedFile } from './front-matter.ts';
import { findVersion, readVersion } from './history.ts';
import type { Draft } from './draft.ts';
import { withInstalledVersion, type Content, type SourcePage } from './load-content.ts';
import { textBlocks, type TextBlock } from './markdown/blocks.ts';

/** A translation whose English page has changed since. */
export interface OutdatedTranslation {
  /** English blocks that were added, removed or changed, in page order. */
  changes: BlockChange[];
  /** The same, by where they stand. */
  stale: StaleBlock[];
  /** ISO date of the first of these changes; null without a history, or before they are committed. */
  since: string | null;
}

/** A block whose English text is not the one that its translation was made from. */
export interface StaleBlock {
  /** The translation, or the English page for a block without one. */
  file: string;
  /** 1-based line in the file. */
  line: number;
  /** Markdown of the English block; empty if it was removed. */
  english: string;
  /** Markdown of the translated block; empty if there is none. */
  translation: string;
  /** Whether the translated block is as it was before the English one changed; false if the history does not tell. */
  isUntouched: boolean;
}

/** Outdated translations by language, then page key. */
export type OutdatedTranslations = Record<Locale, ReadonlyMap<string, OutdatedTranslation>>;

/** State of a language's translations. */
export interface GuideReport {
  locale: Locale;
  /** Outdated ones, oldest first, by file. */
  outdated: { file: string; count: number; since: string | null; stale: readonly StaleBlock[] }[];
  /** Files without a record of the English text that they were made from. */
  unrecorded: string[];
  /** English files without a translation. */
  untranslated: string[];
  drafts: Draft[];
}

/** Characters of a block's hash. */
const HASH_LENGTH = 6;

/** Records the English text behind a translation: one hash per block, compared later to find what changed. */
export function getFingerprint(english: ParsedFile): string {
  return hashBlocks(listBlocks(english)).join(' ');
}

/** The blocks that a translation follows, with their lines in the file: title and description, then those of the body. */
function placedBlocks({ frontMatter, body, bodyLine }: ParsedFile): TextBlock[] {
  const front = [frontMatter.title, frontMatter.description].map((text) => ({ text, line: 1 }));
  return [...front, ...textBlocks(body).map(({ text, line }) => ({ text, line: line + bodyLine + 1 }))];
}

function listBlocks(file: ParsedFile): string[] {
  return placedBlocks(file).map(({ text }) => text);
}

function hashBlocks(blocks: readonly string[]): string[] {
  return blocks.map((block) => hashValues(block).slice(0, HASH_LENGTH));
}

/** Compares every translation with the English text that its record names. */
export async function findOutdatedTranslations(context: BuildContext, content: Content): Promise<OutdatedTranslations> {
  const outdated = byLocale(() => new Map<string, OutdatedTranslation>());
  for (const locale of LOCALES) {
    for (const [key, record] of Object.entries(content.translatedFrom[locale])) {
      const { [DEFAULT_LOCALE]: english, [locale]: translation } = content.pages.get(key)?.sources ?? {};
      if (!english || !translation || getFingerprint(english.written) === record) continue;
      const { root } = context;
      outdated[locale].set(
        key,
        await context.steps.run(outdatedTranslationStep, { root, english, translation, record }),
      );
    }
  }
  return outdated;
}

interface OutdatedInput {
  root: string;
  english: SourcePage;
  translation: SourcePage;
  record: string;
}

/**
 * Finds what a translation lacks. The older English text comes from the git history; without one, only hashes of blocks
 * are compared.
 */
export const outdatedTranslationStep = defineStep({
  name: 'outdated-translation',
  code: import.meta.url,
  keep: 'memory',
  inputs: { root: asIs, english: byContent, translation: byContent, record: asIs },
  of: ({ translation }) => translation.file,
  make: async ({ root, english, translation, record }: OutdatedInput): Promise<OutdatedTranslation> => {
    const older = await findVersion(root, english.file, (text) => parsed(text, getFingerprint) === record);
    const translated = older && (await readVersion(root, older.commit, translation.file));
    const hashes = record.split(' ');
    const changes = compareBlocks({
      record: hashes,
      english: listBlocks(english.written),
      translation: listBlocks(translation),
      before: older && parsed(older.text, listBlocks),
    });
    const stale = placeChanges({
      record: hashes,
      english,
      translation,
      before: translated === null ? null : parsed(translated, listBlocks),
    });
    return { changes, stale, since: older?.followed ?? null };
  },
});

function parsed<Value>(text: string, read: (file: ParsedFile) => Value): Value | null {
  const file = parseFrontMatter(text, () => undefined);
  return file && read(file);
}

interface Compared {
  /** Hashes of the English blocks that the translation was made from. */
  record: readonly string[];
  english: readonly string[];
  translation: readonly string[];
  /** The blocks behind the hashes of `record`; null if unknown. */
  before: readonly string[] | null;
}

/** Lists changed blocks. Adjacent removed and added blocks are paired as edits. */
function compareBlocks({ record, english, translation, before }: Compared): BlockChange[] {
  // A translation has as many blocks as its English text, unless one was added or dropped by mistake.
  const said = translation.length === record.length ? translation : [];
  return findRegions(record, hashBlocks(english)).flatMap(({ gone, came }) =>
    Array.from({ length: Math.max(gone.length, came.length) }, (_, at): BlockChange => {
      const [from, to] = [gone[at], came[at]];
      return {
        translation: from === undefined ? null : (said[from] ?? null),
        english: compareWords(
          from === undefined ? '' : (before?.[from] ?? null),
          to === undefined ? '' : need(english, to),
        ),
      };
    }),
  );
}

interface PlacedInput {
  record: readonly string[];
  english: SourcePage;
  translation: SourcePage;
  /** The translated blocks beside those of `record`; null if unknown. */
  before: readonly string[] | null;
}

/** Finds where the changed blocks stand in the translation. */
function placeChanges({ record, english, translation, before }: PlacedInput): StaleBlock[] {
  const written = placedBlocks(english.written);
  const said = placedBlocks(translation.written);
  return findRegions(
    record,
    written.map(({ text }) => hashBlocks([text]).join()),
  ).flatMap(({ gone, came }) =>
    Array.from({ length: Math.max(gone.length, came.length) }, (_, at): StaleBlock => {
      const [from, to] = [gone[at], came[at]];
      const now = to === undefined ? undefined : written[to];
      // A translation that has been brought up to date has the blocks of the new text, otherwise those of the old one.
      const own =
        said.length === written.length && to !== undefined ? to : said.length === record.length ? from : undefined;
      const block = own === undefined ? undefined : said[own];
      const { file } = block ? translation : english;
      const old = from === undefined ? undefined : before?.[from];
      return {
        file,
        line: block?.line ?? now?.line ?? 1,
        english: now?.text ?? '',
        translation: block?.text ?? '',
        isUntouched: block !== undefined && now !== undefined && old === block.text,
      };
    }),
  );
}

/** Adjacent changed blocks, as indexes into the two texts. */
interface Region {
  gone: readonly number[];
  came: readonly number[];
}

const NO_REGION: Region = { gone: [], came: [] };

/** Finds where blocks were removed, and what replaced them. */
function findRegions(before: readonly string[], now: readonly string[]): Region[] {
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

/** @param before Null if unknown: then nothing in the text is marked as changed. */
function compareWords(before: string | null, now: string): TextPiece[] | null {
  const shown = withInstalledVersion(now);
  if (before === null) return shown === '' ? null : [{ text: shown, kind: 'same' }];
  return diffWordsWithSpace(withInstalledVersion(before), shown).map(({ value: text, added, removed }) => ({
    text,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/** Lists the outdated translations, and those without a record. */
export function reportGuides({ pages, translatedFrom }: Content, outdated: OutdatedTranslations): GuideReport[] {
  return LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => {
    const getFile = (key: string) => pages.get(key)?.sources[locale]?.file;
    return {
      locale,
      outdated: [...outdated[locale]]
        .map(([key, { changes, stale, since }]) => ({ file: getFile(key) ?? key, count: changes.length, since, stale }))
        // Uncommitted changes sort as the newest.
        .sort((a, b) => (a.since ?? NOW).localeCompare(b.since ?? NOW) || a.file.localeCompare(b.file)),
      unrecorded: [...pages.keys()]
        .filter((key) => !(key in translatedFrom[locale]))
        .map(getFile)
        .filter((file) => file !== undefined),
      untranslated: [...pages.values()].flatMap(({ sources }) =>
        sources[locale] ? [] : (sources[DEFAULT_LOCALE]?.file ?? []),
      ),
      drafts: [...pages.values()].flatMap(({ drafts }) => drafts[locale] ?? []),
    };
  });
}

/** Sorts after every ISO date. */
const NOW = 'now';
