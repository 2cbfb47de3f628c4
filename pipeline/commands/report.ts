import { performance } from 'node:perf_hooks';
import { LOCALES } from '../../site/locales.ts';
import type { SiteBuild } from '../build-site.ts';
import type { BuildContext } from '../kit/context.ts';
import { showProgress } from './progress.ts';

/** Builds a site, says where it is meanwhile, and in one line what was built. */
export async function reportBuild({ steps }: BuildContext, build: () => Promise<SiteBuild>): Promise<void> {
  const started = performance.now();
  const endProgress = showProgress(steps.log, process.stderr);
  const { buildId, pages, reference, referenceDifference, demos, missing } = await build().finally(endProgress);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const counts = LOCALES.map((locale) => `${pages[locale]} ${names.of(locale)}`);
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
}
