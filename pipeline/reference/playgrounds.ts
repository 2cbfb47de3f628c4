import { awaitByLocale, byLocale, DEFAULT_LOCALE, LOCALES, type Locale } from '../../site/locales.ts';
import { need } from '../../site/kit/need.ts';
import type { Playground, PlaygroundFile } from '../../site/demo/playground.ts';
import type { ProductId } from '../../site/products.ts';
import type { PropGroups } from '../../site/prop-groups.ts';
import type { ComponentReference } from '../../site/reference/model.ts';
import type { BuiltDemos } from '../demos/build-demos.ts';
import type { BuiltDemo } from '../demos/page-demos.ts';
import { PLAYGROUNDS_FILE, playgroundKey, translatePlayground } from '../demos/playgrounds.ts';
import type { Problems } from '../kit/problems.ts';
import { writeJson, type StaticFiles } from '../kit/static-files.ts';
import type { Content } from '../content/load-content.ts';
import type { RenderedPage } from '../content/render-pages.ts';
import { listControls } from './controls.ts';
import type { LoadedReference } from './load-reference.ts';

interface PlaygroundsInput {
  content: Pick<Content, 'playgrounds' | 'propGroups'>;
  loaded: Pick<LoadedReference, 'products'>;
  /** The English guides, which may show playgrounds among their demos. */
  guides: ReadonlyMap<string, RenderedPage>;
  statics: StaticFiles;
}

/** The demos of all pages, with playgrounds and their controls on their own pages and on the guides that show them. */
export async function placePlaygrounds(
  demos: BuiltDemos,
  { content, loaded, guides, statics }: PlaygroundsInput,
  problems: Problems,
): Promise<BuiltDemos> {
  const byPage = new Map(demos.byPage);
  const placed = byLocale(() => new Map<string, BuiltDemo>());
  const components = loaded.products.flatMap(({ entries }) => entries).filter((entry) => entry.kind === 'component');
  for (const [product, list] of Object.entries(content.playgrounds.playgrounds)) {
    for (const playground of list) {
      const key = playgroundKey(product as ProductId, playground);
      const entry = components.find((one) => one.key === key);
      if (!entry) {
        problems.add({
          file: PLAYGROUNDS_FILE,
          message: `${playground.component} has a playground and no page in the reference.`,
          remedy: 'Name a component of this library, or take it out.',
        });
        continue;
      }
      const built = need(byPage, key);
      const onPage = await awaitByLocale(async (locale) => {
        const [demo] = built[locale].values();
        if (!demo) throw new Error(`The playground of ${key} was not built.`);
        const translated = translatePlayground(playground, demo.tables[locale]);
        const address = await writeJson(
          statics,
          'playground',
          playgroundFile(entry, translated, demo, content.propGroups),
        );
        return new Map([[demo.name, { ...demo, playground: { address, height: playground.height } }]]);
      });
      byPage.set(key, onPage);
      for (const locale of LOCALES) for (const [name, demo] of onPage[locale]) placed[locale].set(name, demo);
    }
  }
  for (const [key, { body }] of guides) {
    const names = body.demos.map(({ name }) => name).filter((name) => placed[DEFAULT_LOCALE].has(name));
    if (names.length === 0) continue;
    const shown = (locale: Locale) => names.map((name) => [name, need(placed[locale], name)] as const);
    byPage.set(
      key,
      byLocale((locale) => new Map([...(byPage.get(key)?.[locale] ?? []), ...shown(locale)])),
    );
  }
  return { ...demos, byPage };
}

function playgroundFile(
  entry: ComponentReference,
  playground: Playground,
  { program: { sources } }: BuiltDemo,
  propGroups: PropGroups,
): PlaygroundFile {
  const { component, props, children, within } = playground;
  const typescript = need(sources, 'TS-system');
  return {
    element: { component, props, ...(children !== undefined && { children }), ...(within !== undefined && { within }) },
    head: { TS: getHead(typescript), JS: getHead(sources['JS-system'] ?? typescript) },
    controls: listControls(entry, playground, propGroups),
  };
}

/** Everything above the component. */
function getHead(source: string): string {
  return source.slice(0, source.indexOf('\nexport default function')).trimEnd();
}
