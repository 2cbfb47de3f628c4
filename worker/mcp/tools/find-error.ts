import * as v from 'valibot';
import { pagePath } from '../../../site/addresses.ts';
import { DEFAULT_CODE_PREFERENCES } from '../../../site/preferences.ts';
import type { ProductId } from '../../../site/products.ts';
import { SCOPES } from '../../../site/search/documents.ts';
import { markdownText } from '../../render/markdown.ts';
import { textResult } from '../bounded.ts';
import { memberSection } from '../member-sections.ts';
import { FIELDS, ToolError, defineTool, type ToolContext } from '../tool.ts';

/** Longest message to accept, stack included, in characters. */
const MAX_MESSAGE = 10_000;

/** Maximum number of entries per answer. */
const MAX_ENTRIES = 3;

export const MESSAGE_FIELD = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(MAX_MESSAGE),
  v.description('The message as it was seen.'),
);

export const findErrorTool = defineTool(
  {
    name: 'find_error',
    title: 'Find an error or a warning',
    description:
      'What causes a message that a package of MUI X threw or wrote to the console, and what to do about it. Takes the message as it was seen: with its values, cut off, or followed by a stack.',
    fields: {
      message: MESSAGE_FIELD,
      product: v.optional(v.pipe(FIELDS.product, v.description('Only the messages of this library.'))),
    },
  },
  async (wanted, context) => textResult(await describeErrors(wanted, context)),
);

/**
 * What the reference says of a message: cause and remedy.
 *
 * @throws ToolError for an unknown message.
 */
export async function describeErrors(
  { message, product }: { message: string; product?: ProductId | undefined },
  { language, search, content, origin }: ToolContext,
): Promise<string> {
  const index = await search(language);
  const { groups } = await index.search({
    text: message,
    parts: [{ scopes: product ? [product] : SCOPES, limit: MAX_ENTRIES }],
    kinds: ['error'],
  });
  const hits = groups.flatMap(({ key, hits: found }) => found.map(({ anchor }) => ({ key, anchor })));
  const entries = await Promise.all(
    hits.slice(0, MAX_ENTRIES).map(async ({ key, anchor }) => {
      const text = markdownText(await content.markdown(language, key), DEFAULT_CODE_PREFERENCES, origin);
      return `<${origin}${pagePath(key, language)}#${anchor}>\n\n${memberSection(text, anchor) ?? ''}`;
    }),
  );
  if (entries.length === 0) throw new ToolError('No package of MUI X has such a message. Try its first line alone.');
  return entries.join('\n\n');
}
