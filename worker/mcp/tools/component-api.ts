import * as v from 'valibot';
import { pagePath } from '../../../site/addresses.ts';
import { DEFAULT_CODE_PREFERENCES } from '../../../site/preferences.ts';
import { findProduct, type ProductId } from '../../../site/products.ts';
import { referenceSlug } from '../../../site/reference/model.ts';
import { SCOPES } from '../../../site/search/documents.ts';
import { markdownText } from '../../render/markdown.ts';
import { textResult } from '../bounded.ts';
import { memberNames, memberSection } from '../member-sections.ts';
import { FIELDS, ToolError, defineTool, type ToolContext } from '../tool.ts';

/** Page keys of components and interfaces. */
const ENTRY = /^\/x\/api\/[^/]+\/[^/]+$/;

/** Maximum number of names in the hint of an error. */
const MAX_NAMES = 12;

export const componentApiTool = defineTool(
  {
    name: 'component_api',
    title: 'Read the API of a component',
    description:
      'Imports, props, slots, CSS classes and theme name of a component, or the properties of an interface (DataGrid, GridColDef). With a member, what the reference says of that one alone.',
    fields: {
      name: v.pipe(FIELDS.text, v.description('Name of the component or interface.')),
      member: v.optional(v.pipe(FIELDS.text, v.description('Name of a prop, property, slot or CSS class.'))),
      product: v.optional(v.pipe(FIELDS.product, v.description('The library, where two have the name.'))),
      offset: FIELDS.offset,
    },
  },
  async ({ name, member, product, offset }, context) => {
    const { language } = context;
    const key = await findEntry(context, name, product);
    const asset = await context.content.markdown(language, key);
    const text = markdownText(asset, DEFAULT_CODE_PREFERENCES, context.origin);
    const address = `<${context.origin}${pagePath(key, language)}>`;
    if (member === undefined) return textResult(`${address}\n\n${text}`, offset);
    const section = memberSection(text, member);
    if (section === null) {
      throw new ToolError(
        `${name} has no prop, slot or class "${member}". It has: ${memberNames(text).join(', ') || 'none'}.`,
      );
    }
    return textResult(`${address}\n\n${section}`, offset);
  },
);

/** Finds the reference page for a name. @throws ToolError with the nearest names. */
async function findEntry(
  { content, search, language }: ToolContext,
  name: string,
  product: ProductId | undefined,
): Promise<string> {
  const slug = referenceSlug(name.replace(/^<|\s*\/?>$|\s+API$/g, ''));
  const pages = (await content.pages(language)).filter(
    ({ key }) => ENTRY.test(key) && (!product || findProduct(key)?.id === product),
  );
  const found = pages.find(({ key }) => key.endsWith(`/${slug}`));
  if (found) return found.key;
  const index = await search(language);
  const scopes = product ? [product] : SCOPES;
  const { groups } = await index.search({ text: name, parts: [{ scopes, limit: MAX_NAMES }], kinds: ['component'] });
  const near = groups.map(({ title }) => title.replace(/ API$/, ''));
  const hint = near.length > 0 ? `Nearest: ${near.join(', ')}.` : 'The tool "list_pages" names all of its pages.';
  throw new ToolError(`The reference has no "${name}"${product ? ` in ${product}` : ''}. ${hint}`);
}
