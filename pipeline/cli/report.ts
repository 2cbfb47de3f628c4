import { performance } from 'node:perf_hooks';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../site/locales.ts';
import type { SiteBuild } from '../build/build-report.ts';
import type { FailedPatch } from '../demos/vendor/pictures.ts';
import type { BuildContext } from '../cache/context.ts';
import type { GuideReport } from '../content/outdated.ts';
import type { TranslationReport } from '../reference/translations.ts';
import { showProgress } from '../cache/progress.ts';

/** Maximum number of missing texts that are named. */
const NAMED = 5;

/** Characters of a block that are shown. */
const BEGINNING = 80;

/** Builds a site with progress on stderr, and prints a summary. */
export async function reportBuild({ steps }: BuildContext, build: () => Promise<SiteBuild>): Promise<SiteBuild> {
  const started = performance.now();
  const endProgress = showProgress(steps.log, process.stderr);
  const built = await build().finally(endProgress);
  const {
    buildId,
    pages,
    reference,
    referenceDifference,
    referenceTranslations,
    guideTranslations,
    errorGuideDrafts,
    demos,
    failedPatches,
    statedDefaults,
    missing,
    withoutStart,
    untranslated,
    untitled,
  } = built;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counts = LOCALES.map((locale) => `${pages[locale]} ${getName(locale)}`);
  const verb = steps.log.counts().size === 0 ? 'Nothing has changed since build' : 'Built';
  console.log(
    `${verb} ${buildId}: ${new Intl.ListFormat('en').format(counts)} pages, ${reference} reference pages, ${demos} demos, in ${seconds} s. ` +
      `${missing} navigation entries have no page yet and are left out.`,
  );
  for (const { name, folder } of withoutStart)
    console.warn(
      `Warning: ${name} has no start page, so the product menu leads nowhere: npm run new -- page ${folder}`,
    );
  const { missing: gone, extra } = referenceDifference;
  if (gone.length + extra.length > 0) {
    console.log(
      `Reference: ${gone.length} listed pages are of nothing that is exported (${gone.join(', ') || 'none'}), ` +
        `${extra.length} pages are not in the list. See docs/reference.md.`,
    );
  }
  const { compared, unresolved } = statedDefaults;
  console.log(`Defaults that pages state: ${compared} compared with the reference, ${unresolved} of no known prop.`);
  for (const line of failedPatchLines(failedPatches)) console.warn(line);
  for (const locale of LOCALES) {
    for (const [part, lacking] of [
      ['Interface', untranslated[locale]],
      ['Navigation', untitled[locale]],
    ] as const)
      if (lacking.length > 0) console.log(`${part} in ${getName(locale)}: English in ${countAndNames(lacking)}`);
  }
  for (const { locale, texts, untranslated: lacking, stale } of referenceTranslations) {
    console.log(`Reference in ${getName(locale)}: ${texts - lacking.length} of ${texts} texts; ${stale.length} stale.`);
  }
  for (const report of guideTranslations) console.log(guideLines(report, pages).join('\n'));
  for (const { file, count } of errorGuideDrafts)
    console.log(`${count} ${count === 1 ? 'text' : 'texts'} to write: ${file}`);
  return built;
}

/** `2 places: bar.menu, callout.info`, at most `NAMED` of them. */
function countAndNames(names: readonly string[]): string {
  const few = names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ' …' : '');
  return `${names.length} ${names.length === 1 ? 'place' : 'places'}: ${few}`;
}

/** Which demos are not drawn before they are live, and why. */
export function failedPatchLines(failedPatches: readonly FailedPatch[]): string[] {
  return [...Map.groupBy(failedPatches, ({ components }) => components)].flatMap(([components, found]) => [
    `Warning: until they are live, demos of the ${components} show what the package itself renders on the server, which is little. ` +
      'Its code changed: adapt pipeline/demos/vendor/picture-patches.ts.',
    ...found.map(({ file, lacks }) =>
      lacks === null ? `  @mui/${file} is gone` : `  @mui/${file} does not have once: ${JSON.stringify(lacks)}`,
    ),
  ]);
}

/** How many guides are translated, and which translations are out of date, oldest first. */
export function guideLines({ locale, outdated, unrecorded, drafts }: GuideReport, pages: SiteBuild['pages']): string[] {
  const translated = pages[locale];
  const following = translated - outdated.length - unrecorded.length;
  return [
    `Guides in ${getName(locale)}: ${translated} of ${pages[DEFAULT_LOCALE]}; ${following} follow their English page.`,
    ...outdated.flatMap(({ file, count, since, stale }) => [
      `  outdated ${since ? `since ${since} ` : ''}by ${count} ${count === 1 ? 'change' : 'changes'}: ${file}`,
      ...stale.map((block) => `    ${block.file}:${block.line}: ${firstWords(block.english) || 'was removed'}`),
    ]),
    ...drafts.map(({ file, count }) => `  ${count} ${count === 1 ? 'text' : 'texts'} to translate: ${file}`),
    ...unrecorded.map((file) => `  not recorded (npm run translated): ${file}`),
  ];
}

/** The beginning of a block. */
function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > BEGINNING ? `${line.slice(0, BEGINNING)} …` : line;
}

/** Lists the texts that `reportBuild` only counts. */
export function explainTranslations(reports: readonly TranslationReport[]): string {
  const lines = reports.flatMap(({ locale, untranslated, stale }) => [
    ...untranslated.map((text) => `not in ${getName(locale)}: ${JSON.stringify(text)}`),
    ...stale.map((text) => `stale in ${getName(locale)}: ${JSON.stringify(text)}`),
  ]);
  return lines.join('\n');
}

function getName(locale: Locale): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;
}
