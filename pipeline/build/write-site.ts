import type { BuildInfo } from '../../site/config/build-info.ts';
import { LOCALES, awaitByLocale, type Locale } from '../../site/locales.ts';
import type { BuildContext } from '../cache/context.ts';
import { hashSources } from '../cache/sources.ts';
import type { Problems } from '../kit/problems.ts';
import { writeJson } from '../kit/static-files.ts';
import { clientStep, type ClientBundle } from '../output/client/bundle-client.ts';
import type { ContentSink } from '../output/content-sink.ts';
import { writeCheckTables } from '../output/check-tables.ts';
import { writePartsTable } from '../output/parts-table.ts';
import { writeSkills } from '../output/skills.ts';
import { writePages } from '../output/write-pages.ts';
import { searchDocuments } from '../search/build-search.ts';
import type { IndexedDocument } from '../search/guide-documents.ts';
import type { Site } from './complete-site.ts';

/** Source folders that decide the build id, besides the content. */
const CODE = ['worker', 'client', 'site', 'locales', 'public'];

export interface WriteOptions {
  sink: ContentSink;
  /** Builds the index of one language. @returns URL of the manifest. */
  buildIndex: (locale: Locale, documents: readonly IndexedDocument[]) => Promise<string>;
}

/** A site whose content is in the sink. */
export interface WrittenSite extends Site {
  /** What the worker is told about the build, without the hashes. */
  info: Omit<BuildInfo, 'id' | 'worker'>;
  /** Hash of the source code and of `public/`. */
  code: string;
  /** URLs of the hashed files that every page needs. */
  core: string[];
}

/** Writes the pages, the search index and the client. @throws BuildError for demos that cannot be shown. */
export async function writeSite(
  context: BuildContext,
  { site, sink, buildIndex }: WriteOptions & { site: Site },
  problems: Problems,
): Promise<WrittenSite> {
  for (const locale of LOCALES) problems.list.push(...(await writePages(context, site, locale, sink)));
  problems.throwIfAny();
  await writeSkills(sink, site);
  const code = await hashSources(context.sources, context.root, CODE);
  const [search, { info, core }] = await Promise.all([
    awaitByLocale((locale) => buildIndex(locale, searchDocuments(context, site, locale))),
    bundleCode(context, site, code),
  ]);
  return { ...site, info: { ...info, search }, code, core };
}

/** Bundles the client: what every page loads, and the modules loaded on demand. */
async function bundleCode(
  context: BuildContext,
  { demos, loaded, statics }: Site,
  code: string,
): Promise<ClientBundle> {
  const islands = { MOUNT: demos.entryFile('mount'), SETTINGS: demos.entryFile('settings') };
  const packages = await writeJson(statics, 'packages', demos.packages);
  const check = await writeCheckTables(statics, loaded);
  const parts = await writePartsTable(context, statics, loaded);
  const tokens = demos.prerender.tokensCss();
  const { root, steps } = context;
  return steps.run(clientStep, { root, code, islands, packages, check, parts, tokens, statics });
}
