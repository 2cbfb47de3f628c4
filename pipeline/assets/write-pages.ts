import type { FeedAsset } from '../../site/feed.ts';
import type { Locale } from '../../site/locales.ts';
import {
  addressAssetName,
  feedAssetName,
  markdownAssetName,
  navigationAssetName,
  pageListAssetName,
  type AddressAsset,
  type NavigationAsset,
  type PageSummary,
} from '../../site/page.ts';
import type { NavigationNode } from '../../site/prerender.ts';
import { writeAddressFile } from './address-file.ts';
import { composeGuide, composeReference, type ComposedPage } from './compose-pages.ts';
import type { ContentSink } from './content-sink.ts';
import type { BuildContext } from '../kit/context.ts';
import type { BuiltDemos } from '../demos/build.ts';
import { buildFeeds } from './feeds.ts';
import type { History } from '../pages/history.ts';
import type { Content } from '../pages/load.ts';
import type { Messages } from '../kit/messages.ts';
import { cutBranches } from '../navigation/branches.ts';
import type { SiteNavigation } from '../navigation/build.ts';
import type { RenderedPage } from '../pages/render-pages.ts';
import type { DrawPage } from '../pictures/build.ts';
import type { Problems } from '../kit/problems.ts';
import type { BuiltReference } from '../reference/pages/build.ts';
import type { LoadedReference } from '../reference/load.ts';
import { writeJson, type StaticFiles } from '../kit/static-files.ts';

export interface WritePagesInput {
  content: Content;
  rendered: Record<Locale, ReadonlyMap<string, RenderedPage>>;
  demos: BuiltDemos;
  reference: BuiltReference;
  history: History;
  messages: Messages;
  navigation: SiteNavigation;
  /** What changed in the packages. */
  changes: LoadedReference['changes'];
  drawPage: DrawPage;
  locale: Locale;
  statics: StaticFiles;
  problems: Problems;
  sink: ContentSink;
}

/** Adds the assets of one language: pages, their Markdown, redirects, navigations and the list of pages. */
export async function writePages(context: BuildContext, input: WritePagesInput): Promise<void> {
  const { content, reference, history, messages, navigation, locale, changes, sink, problems } = input;
  const list: PageSummary[] = [];
  const addAddress = (key: string, asset: AddressAsset) =>
    sink.add(addressAssetName(locale, key), asset, writeAddressFile);
  const write = async (page: ComposedPage) => {
    await addAddress(page.asset.key, page.asset);
    await sink.add(markdownAssetName(locale, page.asset.key), page.markdown);
    list.push(page.summary);
    for (const problem of page.problems) problems.add(problem);
  };
  for (const keys of chunksOf([...content.pages.keys()])) {
    const pages = await Promise.all(keys.map((key) => composeGuide(context, input, key)));
    for (const page of pages) if (page) await write(page);
  }
  for (const entries of chunksOf([...reference.values()])) {
    for (const page of await Promise.all(entries.map((entry) => composeReference(context, input, entry))))
      await write(page);
  }
  for (const [from, to] of Object.entries(content.redirects)) {
    await addAddress(from, { kind: 'redirect', to, status: 301 });
  }
  for (const [group, first] of navigation.groups) {
    if (!sink.has(addressAssetName(locale, group)))
      await addAddress(group, { kind: 'redirect', to: first, status: 302 });
  }
  for (const [name, nodes] of navigation.trees) {
    const inputs = [nodes, input.demos.prerender];
    const assets = await context.memory.recall('navigation', `${locale} ${name}`, inputs, () =>
      drawNavigation(input, name, nodes),
    );
    for (const [asset, value] of assets) await sink.add(asset, value);
  }
  await sink.add(pageListAssetName(locale), list);
  const feeds = buildFeeds({
    pages: list,
    places: navigation.places,
    changes,
    packagesChanged: history.packages,
    messages,
  });
  for (const [product, feed] of feeds) await sink.add(feedAssetName(locale, product), feed satisfies FeedAsset);
}

/** Pages that are composed at a time: enough to keep every core busy, few enough to be held. */
const CHUNK_SIZE = 50;

function chunksOf<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK_SIZE) }, (_, at) =>
    items.slice(at * CHUNK_SIZE, (at + 1) * CHUNK_SIZE),
  );
}

/** A tree, and the branches that it is cut into: for the worker by asset name, and as hashed files for the browser. */
async function drawNavigation(
  input: WritePagesInput,
  name: string,
  nodes: readonly NavigationNode[],
): Promise<Map<string, NavigationAsset>> {
  const { demos, locale, statics } = input;
  const assets = new Map<string, NavigationAsset>();
  const assetOf = (children: readonly NavigationNode[]): NavigationAsset => ({
    html: demos.prerender.renderNavigation(children, locale),
  });
  const cut = await cutBranches(nodes, (group, children) => {
    const asset = assetOf(children);
    assets.set(navigationAssetName(locale, name, group), asset);
    return writeJson(statics, 'navigation', asset);
  });
  return assets.set(navigationAssetName(locale, name), assetOf(cut));
}
