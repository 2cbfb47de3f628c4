import { performance } from 'node:perf_hooks';
import { LOCALES, type Locale } from '../../site/locales.ts';
import type { SiteBuild } from '../build-site.ts';
import type { GuideReport } from '../pages/behind.ts';
import type { TranslationReport } from '../reference/translations.ts';

/** Builds a site and says in a few lines what was built. */
export async function reportBuild(build: () => Promise<SiteBuild>): Promise<SiteBuild> {
  const started = performance.now();
  const built = await build();
  const { buildId, pages, reference, referenceDifference, referenceTranslations, guideTranslations, demos, missing } =
    built;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counts = LOCALES.map((locale) => `${pages[locale]} ${nameOf(locale)}`);
  console.log(
    `Built ${buildId}: ${new Intl.ListFormat('en').format(counts)} pages, ${reference} reference pages, ${demos} demos, in ${seconds} s. ` +
      `${missing} navigation entries have no page yet and are left out.`,
  );
  const { missing: gone, extra } = referenceDifference;
  if (gone.length + extra.length > 0) {
    console.log(
      `Reference: ${gone.length} listed pages are of nothing that is exported (${gone.join(', ') || 'none'}), ` +
        `${extra.length} pages are not in the list. See docs/reference.md.`,
    );
  }
  for (const { locale, texts, untranslated, stale } of referenceTranslations) {
    console.log(
      `Reference in ${nameOf(locale)}: ${texts - untranslated.length} of ${texts} texts; ${stale.length} stale.`,
    );
  }
  for (const report of guideTranslations) reportGuides(report);
  return built;
}

/** The translations that have to follow their English page, and those that nothing is known of. */
function reportGuides({ locale, behind, unrecorded }: GuideReport): void {
  if (behind.length > 0) {
    console.log(`${behind.length} translations to ${nameOf(locale)} are behind their English page, the oldest first:`);
    for (const { file, count, since } of behind)
      console.log(`  ${since ?? 'not committed'}  ${count} ${count === 1 ? 'change' : 'changes'}  ${file}`);
  }
  if (unrecorded.length > 0) {
    console.log(`Of ${unrecorded.length} nothing says which English text they are made from: ${unrecorded.join(', ')}`);
  }
  if (behind.length + unrecorded.length > 0) console.log('npm run translated -- <page> records those that follow.');
}

/** The texts that the lines of `reportBuild` count. */
export function explainTranslations(reports: readonly TranslationReport[]): string {
  const lines = reports.flatMap(({ locale, untranslated, stale }) => [
    ...untranslated.map((text) => `not in ${nameOf(locale)}: ${JSON.stringify(text)}`),
    ...stale.map((text) => `stale in ${nameOf(locale)}: ${JSON.stringify(text)}`),
  ]);
  return lines.join('\n');
}

function nameOf(locale: Locale): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;
}
