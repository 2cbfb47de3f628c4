import * as v from 'valibot';
import { pagePath } from '../../../site/addresses.ts';
import { KINDS, PLANS, SCOPES } from '../../../site/search/documents.ts';
import { FIELDS, defineTool } from '../tool.ts';

/** Maximum number of pages per answer. */
const MAX_PAGES = 20;

export const searchTool = defineTool(
  {
    name: 'search',
    title: 'Search the documentation',
    description:
      'Finds pages, sections, demos, components, props, slots and CSS classes by words, names (DataGrid, sortModel) or selectors (.MuiDataGrid-row), in English or Chinese. Each result has the address of its page and the place on it.',
    fields: {
      query: v.pipe(FIELDS.text, v.description('What to look for.')),
      product: v.optional(
        v.pipe(v.picklist(SCOPES), v.description('Only this library; "general" for the pages of none.')),
      ),
      kind: v.optional(v.pipe(v.picklist(KINDS), v.description('Only this kind of result.'))),
      plan: v.optional(v.pipe(v.picklist(PLANS), v.description('Only what this plan has beyond the lower ones.'))),
      limit: v.optional(
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PAGES), v.description('Most pages.')),
        8,
      ),
    },
  },
  async ({ query, product, kind, plan, limit }, { language, search, origin }) => {
    const index = await search(language);
    const { groups, corrections } = await index.search({
      text: query,
      parts: [{ scopes: product ? [product] : SCOPES, limit }],
      kinds: kind && [kind],
      plans: plan && [plan],
    });
    const results = groups.flatMap(({ key, title: page, hits }) =>
      hits.map(({ kind: found, plan: needed, anchor, title, excerpt }) => ({
        title,
        page,
        kind: found,
        plan: needed,
        url: `${origin}${pagePath(key, language)}${anchor && `#${anchor}`}`,
        excerpt,
      })),
    );
    const corrected = [...corrections].map(([from, to]) => `Nothing has "${from}": this is for "${to}".`);
    const lines = results.map(({ title, page, kind: found, plan: needed, url, excerpt }) =>
      [`- [${title}](${url}) - ${found}${needed === 'community' ? '' : `, ${needed}`}, on the page "${page}"`, excerpt]
        .filter(Boolean)
        .join('\n  '),
    );
    const text = [...corrected, ...lines].join('\n') || `Nothing found for "${query}". Try fewer or other words.`;
    return { content: [{ type: 'text', text }], structuredContent: { results } };
  },
);
