import type { Locale } from '../../../site/locales.ts';
import type { GalleryGroup, GalleryPage, NavigationNode } from '../../../site/protocol/prerender.ts';
import type { RenderedPage } from '../../content/render-pages.ts';
import type { ThumbnailDemo, Thumbnails } from '../../images/thumbnails/build-thumbnails.ts';

interface GalleryInput {
  /** The library's navigation. */
  nodes: readonly NavigationNode[];
  /** Guides by key. */
  guides: ReadonlyMap<string, RenderedPage>;
  thumbnails: Thumbnails;
  /** The demos that pages name for their thumbnails, by the page's key. */
  named: ReadonlyMap<string, ThumbnailDemo>;
  locale: Locale;
}

/** A library's pages with a demo, by the groups of its navigation. */
export async function composeGallery({ nodes, ...input }: GalleryInput): Promise<GalleryGroup[]> {
  const groups = await Promise.all(
    nodes.map(async ({ id, title, children }) => ({ id, title, pages: await listPages(children, input) })),
  );
  return groups.filter(({ pages }) => pages.length > 0);
}

async function listPages(nodes: readonly NavigationNode[], input: Omit<GalleryInput, 'nodes'>): Promise<GalleryPage[]> {
  const pages = await Promise.all(
    nodes.map(async (node) => [...(await toPage(node, input)), ...(await listPages(node.children, input))]),
  );
  return pages.flat();
}

async function toPage(
  { id, href, plan, marks }: NavigationNode,
  { guides, thumbnails, named, locale }: Omit<GalleryInput, 'nodes'>,
): Promise<GalleryPage[]> {
  const guide = guides.get(id);
  const [demo] = guide?.body.demos ?? [];
  if (!guide || !demo || href === undefined) return [];
  const thumbnail = await thumbnails.draw(named.get(id) ?? { key: id, demo: demo.name }, locale);
  const title = guide.source.frontMatter.title.replace(/^.*? - /, '');
  return thumbnail === null ? [] : [{ key: id, title, href, thumbnail, plan: plan ?? null, marks }];
}

/** The gallery in a page's Markdown: a list of links per group. */
export function galleryMarkdown(groups: readonly GalleryGroup[]): string {
  return groups
    .map(({ title, pages }) => {
      const items = pages.map((page) => `- [${page.title}](${page.key}/)${page.plan ? ` (${page.plan})` : ''}`);
      return `**${title}**\n\n${items.join('\n')}`;
    })
    .join('\n\n');
}
