import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DemoProgram } from '../../site/demo-program.ts';
import type { Locale } from '../../site/locales.ts';
import type { SourceKey } from '../../site/page.ts';
import type { CodeStyling } from '../../site/preferences.ts';
import type { Prerender, RenderedDemo } from '../../site/prerender.ts';
import { productOf } from '../../site/products.ts';
import { cached } from '../kit/cache.ts';
import { hashOf } from '../kit/hash.ts';
import type { BuildContext } from '../kit/context.ts';
import { loadHighlighter } from '../kit/highlight.ts';
import type { Problem } from '../kit/problems.ts';
import type { StaticFiles } from '../kit/static-files.ts';
import type { DemoFiles } from './find.ts';
import type { PackageImports } from './imports.ts';
import { withoutLicenseNotices } from './license-notice.ts';
import { toLogical } from './css/logical.ts';
import { mergePalettes, type Merged } from './css/merge-palettes.ts';
import { bundleDemos, vendorFilesOf } from './modules.ts';
import { demoProgram } from './programs.ts';
import { highlightSources, withImportedFiles, type HighlightedSource } from './source-html.ts';
import { demoSources } from './sources.ts';
import type { Vendor } from './vendor/bundle.ts';

/** A demo, built. */
export interface BuiltDemo extends DemoFiles {
  /** Addresses of the modules that export the component, by styling; `system` always exists. */
  modules: Partial<Record<CodeStyling, string>>;
  program: DemoProgram;
  /** Addresses of the files that the module imports. */
  vendorFiles: string[];
  variants: Partial<Record<SourceKey, HighlightedSource>>;
  /** Server HTML and its rules. */
  render: (locale: Locale) => Promise<DemoRender>;
}

/** A demo's server HTML, or why there is none. */
export interface DemoRender extends RenderedDemo {
  problems: Problem[];
}

/** What the demos of all pages are built with. */
export interface DemoTools {
  imports: PackageImports;
  browser: Vendor;
  server: Vendor;
  prerender: Prerender;
  /** The file that `prerender` is of: its name has its hash. */
  prerenderFile: string;
  statics: StaticFiles;
}

/** Bundles the demos of one page, and makes what is shown of them: demo name → demo. */
export async function buildPageDemos(
  context: BuildContext,
  demos: readonly DemoFiles[],
  tools: DemoTools,
): Promise<Map<string, BuiltDemo>> {
  const { imports, browser, server, statics } = tools;
  const shared = { imports, demos, publicPath: statics.staticPath };
  const [modules, serverModules] = await Promise.all([
    bundleDemos(context, { ...shared, target: 'browser', vendor: browser, outdir: statics.staticFolder }),
    bundleDemos(context, { ...shared, target: 'server', vendor: server, outdir: path.join(server.folder, 'demos') }),
  ]);
  const built = await Promise.all(
    demos.map(async (demo): Promise<[string, BuiltDemo]> => {
      const variants = await cached(context, 'sources', ['3', JSON.stringify(demo.sources)], async () =>
        highlightSources(await demoSources(demo.sources), await loadHighlighter()),
      );
      const program = await demoProgram(context, demo, variants);
      const files = { system: demo.entry, ...demo.stylings };
      const module = serverModules.get(demo.entry) ?? '';
      const text = await readFile(module, 'utf8');
      return [
        demo.name,
        {
          ...demo,
          modules: Object.fromEntries(
            Object.entries(files).map(([styling, file]) => [styling, modules.get(file) ?? '']),
          ),
          vendorFiles: await vendorFilesOf(context, demo, browser),
          variants: await cached(context, 'sources-with-files', ['1', JSON.stringify([variants, program])], async () =>
            withImportedFiles(variants, program, await loadHighlighter()),
          ),
          program,
          render: (locale) =>
            cached(
              context,
              'renders',
              ['8', inAnyFolder(context, tools.prerenderFile), inAnyFolder(context, text), demo.pageKey, locale],
              () => renderBoth(demo, { file: module, text }, tools.prerender, locale),
            ),
        },
      ];
    }),
  );
  return new Map(built);
}

/** A text without the place of the cache, so that a copy of a build finds what was kept. */
function inAnyFolder({ cache }: BuildContext, text: string): string {
  return text.replaceAll(cache, '');
}

async function renderBoth(
  demo: DemoFiles,
  module: { file: string; text: string },
  prerender: Prerender,
  locale: Locale,
): Promise<DemoRender> {
  const { default: Demo } = (await import(`${pathToFileURL(module.file).href}?${hashOf(module.text)}`)) as {
    default: Parameters<Prerender['renderDemo']>[0];
  };
  if (typeof Demo !== 'function') {
    return refusal(
      demo,
      'The demo exports no component by default.',
      `Write \`export default function ${demo.name}() { … }\`.`,
    );
  }
  const options = { language: locale, product: productOf(demo.pageKey)?.id ?? null, identifierPrefix: `${demo.name}-` };
  const render = (paletteMode: 'light' | 'dark') =>
    withoutLicenseNotices(() => prerender.renderDemo(Demo, { ...options, paletteMode }));
  const merged = mergePalettes(render('light'), render('dark'));
  if (!isMerged(merged)) return refusal(demo, merged.message, merged.remedy);
  return { html: merged.html, styles: [...merged.styles].map(([name, css]) => [name, toLogical(css)]), problems: [] };
}

function refusal({ file }: DemoFiles, message: string, remedy: string): DemoRender {
  return { html: '', styles: [], problems: [{ file, message, remedy }] };
}

function isMerged(result: ReturnType<typeof mergePalettes>): result is Merged {
  return 'html' in result;
}
