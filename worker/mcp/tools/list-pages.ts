import * as v from 'valibot';
import { pagePath } from '../../../site/addresses.ts';
import { findProduct } from '../../../site/products.ts';
import { describePage } from '../../render/describe-page.ts';
import { FIELDS, ToolError, defineTool } from '../tool.ts';

/** Pages per answer. */
const PORTION = 80;

export const listPagesTool = defineTool(
  {
    name: 'list_pages',
    title: 'List the pages',
    description: `All pages of the documentation, or of one library, with their addresses and what they are about: ${PORTION} at a time.`,
    fields: {
      product: v.optional(v.pipe(FIELDS.product, v.description('Only the pages of this library.'))),
      section: v.optional(
        v.pipe(v.picklist(['guide', 'reference']), v.description('Only guides, or only pages of the API reference.')),
      ),
      from: v.optional(
        v.pipe(
          v.number(),
          v.integer(),
          v.minValue(0),
          v.maxValue(100_000),
          v.description('Number of the first page of the answer.'),
        ),
        0,
      ),
    },
  },
  async ({ product, section, from }, { language, content, origin }) => {
    const all = await content.pages(language);
    const listed = all.filter(
      ({ key }) =>
        (!product || findProduct(key)?.id === product) && (!section || isReference(key) === (section === 'reference')),
    );
    if (from > 0 && from >= listed.length)
      throw new ToolError(`There are ${listed.length} pages: the number ${from} is past the last.`);
    const portion = listed.slice(from, from + PORTION);
    const pages = portion.map((page) => ({
      title: page.title,
      url: origin + pagePath(page.key, language),
      description: describePage(page),
    }));
    const end = from + pages.length;
    const note =
      end < listed.length ? [`[Pages ${from} to ${end} of ${listed.length}. It goes on with from = ${end}.]`] : [];
    const lines = pages.map(({ title, url, description }) => `- [${title}](${url}): ${description}`);
    return {
      content: [{ type: 'text', text: [...lines, ...note].join('\n') }],
      structuredContent: { pages, total: listed.length },
    };
  },
);

function isReference(key: string): boolean {
  return key === '/api-docs' || key.startsWith('/x/api/');
}
