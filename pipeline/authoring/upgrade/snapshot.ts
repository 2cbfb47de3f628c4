import { mkdtempDisposable, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_LOCALE } from '../../../site/locales.ts';
import type { ProductReference } from '../../../site/reference/model.ts';
import type { ErrorGuide } from '../../../site/reference/errors.ts';
import { buildDemos, type BuiltDemos } from '../../demos/build-demos.ts';
import { findDemos } from '../../demos/find-demos.ts';
import type { BuiltDemo } from '../../demos/page-demos.ts';
import { PLAYGROUNDS_FILE } from '../../demos/playgrounds.ts';
import { findFailedPatches, type FailedPatch } from '../../demos/vendor/pictures.ts';
import type { BuildContext } from '../../cache/context.ts';
import { BuildError, Problems, type Problem } from '../../kit/problems.ts';
import { INSTALLED_VERSION, loadContent, type Content } from '../../content/load-content.ts';
import { listProductMessages } from '../../reference/errors/list.ts';
import { loadProducts } from '../../reference/load-reference.ts';
import { guideUsesStep, type GuideUses } from '../../reference/pages/guides/guide-uses.ts';
import { installedStep } from '../../reference/type-steps.ts';

/** What the site makes of the installed packages. */
export interface Snapshot {
  products: readonly ProductReference[];
  /** What the packages throw and log. */
  messages: readonly string[];
  failedPatches: readonly FailedPatch[];
  demos: SurveyedDemos;
}

/** The demos, rendered on the server in English. */
interface SurveyedDemos {
  drawn: readonly DemoSnapshot[];
  /** Those that cannot be bundled or rendered. */
  problems: readonly Problem[];
}

export interface DemoSnapshot {
  /** Its file; of a playground, the file of all and its name. */
  name: string;
  html: string;
  styles: readonly string[];
  log: readonly string[];
}

/** What an upgrade can make wrong in the content. */
export interface ContentSnapshot {
  guides: readonly GuideSnapshot[];
  errorGuides: readonly ErrorGuide[];
}

/** An English page. */
export interface GuideSnapshot {
  key: string;
  file: string;
  uses: GuideUses;
  /** Every word of its inline code. */
  words: ReadonlySet<string>;
  /** Lines that say something about the installed version, 1-based. */
  statements: readonly number[];
}

/** Reads what the packages have, and renders every demo with them. */
export async function takeSnapshot(context: BuildContext): Promise<Snapshot> {
  const { root, steps } = context;
  const content = await loadContent(context, new Problems());
  const { current, shared } = await steps.run(installedStep, { root, catalog: content.reference });
  const [products, messages, failedPatches, demos] = await Promise.all([
    loadProducts(context, content.reference),
    listProductMessages(current, shared),
    findFailedPatches(root),
    surveyDemos(context, content),
  ]);
  const texts = messages.flatMap((ofProduct) => ofProduct.messages.map(({ text }) => text));
  return { products, messages: [...new Set(texts)], failedPatches, demos };
}

async function surveyDemos(context: BuildContext, content: Content): Promise<SurveyedDemos> {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'snapshot-'));
  const staticFolder = path.join(folder.path, 'static');
  await mkdir(staticFolder);
  const statics = { staticFolder, staticPath: '/static/' };
  const { built, problems } = await buildSkippingBroken((without) =>
    buildDemos(context, { content, statics, without }),
  );
  const demos = [...(built?.byPage.values() ?? [])].flatMap((ofPage) => [...ofPage[DEFAULT_LOCALE].values()]);
  const rendered = await Promise.all(demos.map(surveyDemo));
  return {
    drawn: rendered.filter((demo) => demo.problems.length === 0),
    problems: [...problems, ...rendered.flatMap((demo) => demo.problems)],
  };
}

/** Bundles the demos without those that cannot be: one of them would keep all others from being compared. */
async function buildSkippingBroken(
  build: (without: ReadonlySet<string>) => Promise<BuiltDemos>,
  problems: readonly Problem[] = [],
): Promise<{ built: BuiltDemos | null; problems: readonly Problem[] }> {
  const without = new Set(problems.map(({ file }) => file));
  try {
    return { built: await build(without), problems };
  } catch (error) {
    const found = error instanceof BuildError ? error.problems : [];
    const all = [...problems, ...found];
    if (found.some(({ file }) => !without.has(file))) return buildSkippingBroken(build, all);
    const message = error instanceof Error ? error.message : String(error);
    return { built: null, problems: [...all, { file: 'client/', message, remedy: 'Until then no demo is compared.' }] };
  }
}

async function surveyDemo({ name, file, render }: BuiltDemo): Promise<DemoSnapshot & { problems: Problem[] }> {
  const { html, styles, log, problems } = await render(DEFAULT_LOCALE);
  return {
    name: file === PLAYGROUNDS_FILE ? `${file} ${name}` : file,
    html,
    styles: styles.map(([, css]) => css),
    log,
    problems,
  };
}

/** Reads what the pages name and state. */
export async function takeContentSnapshot(context: BuildContext): Promise<ContentSnapshot> {
  const { pages, errorGuides } = await loadContent(context, new Problems());
  const demos = await findDemos(context, [...pages.values()]);
  const guides = [...pages.values()].flatMap(({ key, sources }): GuideSnapshot[] => {
    const { [DEFAULT_LOCALE]: page } = sources;
    if (!page) return [];
    const codes = [...(demos.get(key)?.values() ?? [])].map((demo) => demo.sources.system);
    const { body: text, frontMatter } = page;
    const uses = context.steps.run(guideUsesStep, { key, text, components: frontMatter.components, sources: codes });
    const words = new Set(text.match(/`[^`\n]+`/g)?.flatMap((code) => code.match(/\w+/g) ?? []));
    const { body, bodyLine } = page.written;
    const statements = body
      .split('\n')
      .flatMap((line, at) => (line.includes(INSTALLED_VERSION) ? [bodyLine + at + 1] : []));
    return [{ key, file: page.file, uses, words, statements }];
  });
  return { guides, errorGuides };
}
