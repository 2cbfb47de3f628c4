import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALE_NAMES, type Locale } from '../../site/locales.ts';
import type { Prerender, RenderedDemo } from '../../site/protocol/prerender.ts';
import { findProduct } from '../../site/products.ts';
import { need } from '../../site/kit/need.ts';
import { hashValues } from '../kit/hash.ts';
import type { Problem } from '../kit/problems.ts';
import { byContent, defineStep, asIs, notCompared } from '../cache/step.ts';
import { toLogical } from './css/logical.ts';
import { mergePalettes, type Merged } from './css/merge-palettes.ts';
import { renamePictureClasses } from './css/picture-classes.ts';
import { reuseRules } from './css/reuse-rules.ts';
import { drawWithAnswers } from './draw-with-answers.ts';
import { inLanguage } from './languages/default-language.ts';
import type { DemoFiles } from './find-demos.ts';
import { findRawValue } from './raw-values.ts';
import { withLog } from './rendering-log.ts';

/** A demo's server HTML, or the reason for its absence. */
export interface DemoRender extends RenderedDemo {
  /** Whether its HTML is that of the light palette: then the rules alone show both, and other languages reuse them. */
  isLightHtml: boolean;
  log: string[];
  problems: Problem[];
}

/** What rendering needs to know about a demo. */
type RenderedFile = Pick<DemoFiles, 'name' | 'file' | 'pageKey'>;

export interface RenderInput {
  demo: RenderedFile;
  locale: Locale;
  /**
   * Text of the demo's module without the vendor folder's path, so that a copy of the repository can reuse the cache.
   */
  code: string;
  /** File of that module. */
  module: string;
  /** Files of the language packs that the demo needs, with a hash in their names. */
  packs: readonly string[];
  /** The file that renders, with a hash in its name. */
  renderer: string;
  /** The rules of the same demo in another language, if its HTML is that of the light palette. */
  knownRules: DemoRender['styles'] | null;
}

/** Renders a demo's server HTML for both palettes; only the light one, if the rules for both are known. */
export const renderStep = defineStep({
  name: 'renders',
  code: import.meta.url,
  keep: 'disk',
  inputs: {
    demo: ({ name, file, pageKey }) => [name, file, pageKey],
    locale: asIs,
    code: asIs,
    module: notCompared,
    packs: (files) => files.map((file) => path.basename(file)),
    renderer: (file) => path.basename(file),
    knownRules: byContent,
  },
  inThread: true,
  make: renderPalettes,
});

async function renderPalettes({
  demo,
  module,
  packs,
  code,
  renderer,
  locale,
  knownRules,
}: RenderInput): Promise<DemoRender> {
  const prerender = (await import(pathToFileURL(renderer).href)) as Prerender;
  const { default: Demo } = (await import(`${pathToFileURL(module).href}?${hashValues(code)}`)) as {
    default: Parameters<Prerender['renderDemo']>[0];
  };
  if (typeof Demo !== 'function') {
    return refusal(
      demo,
      'The demo exports no component by default.',
      `Write \`export default function ${demo.name}() { … }\`.`,
    );
  }
  const options = {
    language: locale,
    product: findProduct(demo.pageKey)?.id ?? null,
    packs: await Promise.all(packs.map(importPack)),
    identifierPrefix: `${demo.name}-`,
  };
  const render = async (paletteMode: 'light' | 'dark') => {
    const drawings = await drawWithAnswers(() =>
      withLog(() =>
        inLanguage(LOCALE_NAMES[locale].tag, () => prerender.renderDemo(Demo, { ...options, paletteMode })),
      ),
    );
    const { rendered } = need(drawings, drawings.length - 1);
    return { drawings, rendered, log: [...new Set(drawings.flatMap(({ log }) => log))] };
  };
  const light = await render('light');
  for (const { rendered } of light.drawings) {
    const text = findRawValue(rendered.html, code);
    if (text !== undefined) return refuseRawValue(demo, text);
  }
  const known = knownRules && reuseRules(light.rendered, new Map(knownRules));
  if (known) return { ...known, isLightHtml: true, log: light.log, problems: [] };
  const dark = await render('dark');
  const merged = mergePalettes(light.rendered, dark.rendered);
  if (!isMerged(merged)) return refusal(demo, merged.message, merged.remedy);
  const { html, styles } = renamePictureClasses(merged);
  return {
    html,
    styles: [...styles].map(([name, css]) => [name, toLogical(css)]),
    isLightHtml: merged.html === light.rendered.html,
    log: [...new Set([...light.log, ...dark.log])],
    problems: [],
  };
}

async function importPack(file: string): Promise<object> {
  const { default: pack } = (await import(pathToFileURL(file).href)) as { default: object };
  return pack;
}

function refuseRawValue(demo: RenderedFile, text: string): DemoRender {
  return refusal(
    demo,
    `Before the demo is live, it says "${text}".`,
    'Give the component that value from the start, as `initialState.pagination.rowCount` does for a footer. A demo about such a value names it in its code.',
  );
}

/** An empty rendering with a problem. */
export function refusal({ file }: Pick<DemoFiles, 'file'>, message: string, remedy: string): DemoRender {
  return { html: '', styles: [], isLightHtml: false, log: [], problems: [{ file, message, remedy }] };
}

function isMerged(result: ReturnType<typeof mergePalettes>): result is Merged {
  return 'html' in result;
}
