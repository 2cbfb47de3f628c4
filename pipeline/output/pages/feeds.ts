import type { FeedAsset, FeedEntry } from '../../../site/page/feed.ts';
import type { PageSummary } from '../../../site/page/page.ts';
import { PRODUCTS, findProduct, type Product, type ProductId } from '../../../site/products.ts';
import type { ProductChanges } from '../../../site/reference/model.ts';
import { sortChanges } from '../../../site/reference/changes.ts';
import { formatMessage, type Messages } from '../../content/load-messages.ts';
import type { PagePlace } from '../../content/navigation/build-navigation.ts';
import { changesKey } from '../../../site/reference/keys.ts';

export interface FeedInput {
  /** Pages of one language; `changed` is null without a git history. */
  pages: readonly Pick<PageSummary, 'key' | 'title' | 'description' | 'changed'>[];
  places: ReadonlyMap<string, PagePlace>;
  changes: readonly ProductChanges[];
  /** When each library's packages were updated to their current version. */
  packagesChanged: ReadonlyMap<ProductId, string>;
  messages: Messages;
}

/** Builds the feeds of one language: pages marked as new, and changes in the packages. Undated news is left out. */
export function buildFeeds(input: FeedInput): Map<ProductId, FeedAsset> {
  return new Map(
    PRODUCTS.map((product) => {
      const entries = [...changesEntries(product, input), ...pageEntries(product, input)];
      return [
        product.id,
        { entries: entries.sort((a, b) => b.updated.localeCompare(a.updated) || a.key.localeCompare(b.key)) },
      ];
    }),
  );
}

function pageEntries(product: Product, { pages, places, messages }: FeedInput): FeedEntry[] {
  return pages
    .filter(({ key }) => findProduct(key)?.id === product.id && places.get(key)?.marks.includes('newFeature'))
    .flatMap(({ key, title, description, changed }) =>
      changed === null
        ? []
        : [
            {
              key,
              id: 'new',
              title: formatMessage(messages, 'feed.new', { title }),
              summary: description,
              groups: [],
              updated: changed,
            },
          ],
    );
}

/** One entry per version of the packages. The version is part of the id, so that the next one is news again. */
function changesEntries(product: Product, { changes, packagesChanged, messages }: FeedInput): FeedEntry[] {
  const ofProduct = changes.find((one) => one.product === product.id);
  const updated = packagesChanged.get(product.id);
  if (!ofProduct || updated === undefined) return [];
  const { added, removed, changed } = sortChanges(ofProduct);
  const groups = [
    { title: formatMessage(messages, 'reference.section.new'), names: added.map(({ name }) => name) },
    { title: formatMessage(messages, 'reference.section.gone'), names: removed.map(({ name }) => name) },
    {
      title: formatMessage(messages, 'feed.changed'),
      names: changed.map(({ name, changes: list }) => `${name} (${list.length})`),
    },
  ];
  const values = {
    name: formatMessage(messages, `product.${product.id}.name`),
    from: ofProduct.from,
    to: ofProduct.to,
  };
  return [
    {
      key: changesKey(product),
      id: `version-${ofProduct.to}`,
      title: formatMessage(messages, 'reference.changes.title', values),
      summary: formatMessage(messages, 'feed.counts', {
        added: added.length,
        removed: removed.length,
        changed: changed.length,
      }),
      groups: groups.filter(({ names }) => names.length > 0),
      updated,
    },
  ];
}
