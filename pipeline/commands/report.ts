import { performance } from 'node:perf_hooks';
import { LOCALES, type Locale } from '../../site/locales.ts';
import type { SiteBuild } from '../build-site.ts';
import type { TranslationReport } from '../reference/translations.ts';

/** Builds a site and says in a few lines what was built. */
export async function reportBuild(build: () => Promise<SiteBuild>): Promise<SiteBuild> {
  const started = performance.now();
  const built = await build();
  const { buildId, pages, reference, referenceDifference, referenceTranslations, demos, missing } = built;
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
  return built;
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
