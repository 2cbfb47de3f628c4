import {
  ErrorCode,
  McpError,
  type ListResourceTemplatesResult,
  type ListResourcesResult,
  type ReadResourceResult,
} from '@modelcontextprotocol/sdk/types.js';
import * as v from 'valibot';
import { markdownPath } from '../../site/addresses.ts';
import { DEFAULT_CODE_PREFERENCES } from '../../site/preferences.ts';
import { describePage } from '../render/describe-page.ts';
import { twinText } from '../render/markdown.ts';
import { findPage } from './find-page.ts';
import { FIELDS, ToolError, type ToolContext } from './tool.ts';

/** Resources per answer. */
const PORTION = 100;

const MIME_TYPE = 'text/markdown';

/** The protocol's code for a resource that does not exist, which the SDK's `ErrorCode` lacks. */
const RESOURCE_NOT_FOUND = -32002;

/**
 * Pages and reference as resources, by the address of their Markdown twin. The cursor is the key of the next page, so that
 * it stays right when a new build adds pages.
 *
 * @throws McpError for a cursor that no answer had.
 */
export async function listResources(
  cursor: string | undefined,
  { content, origin, language }: ToolContext,
): Promise<ListResourcesResult> {
  const pages = await content.pages(language);
  const from = cursor === undefined ? 0 : pages.findIndex(({ key }) => key === cursor);
  if (from < 0) throw new McpError(ErrorCode.InvalidParams, 'The cursor leads to no page. Begin without one.');
  const next = pages[from + PORTION];
  return {
    resources: pages.slice(from, from + PORTION).map((page) => ({
      uri: origin + markdownPath(page.key, language),
      name: page.key,
      title: page.title,
      description: describePage(page),
      mimeType: MIME_TYPE,
    })),
    ...(next && { nextCursor: next.key }),
  };
}

/** How the address of a page is made: clients can read one that they found elsewhere. */
export function listResourceTemplates({ origin, language }: ToolContext): ListResourceTemplatesResult {
  return {
    resourceTemplates: [
      {
        uriTemplate: `${origin}${markdownPath('/x/{+page}', language)}`,
        name: 'page',
        title: 'A page',
        description: 'A guide (react-data-grid/sorting) or a page of the reference (api/data-grid/data-grid).',
        mimeType: MIME_TYPE,
      },
    ],
  };
}

/**
 * The Markdown twin of a page, by any spelling of its address.
 *
 * @throws McpError for an address without a page, with the nearest ones.
 */
export async function readResource(uri: string, context: ToolContext): Promise<ReadResourceResult> {
  const { key, locale } = await findPage(context, v.parse(FIELDS.text, uri)).catch((error: unknown) => {
    throw error instanceof ToolError ? new McpError(RESOURCE_NOT_FOUND, error.message, { uri }) : error;
  });
  const asset = await context.content.markdown(locale, key);
  const text = twinText(asset, DEFAULT_CODE_PREFERENCES, { origin: context.origin, locale });
  return { contents: [{ uri, mimeType: MIME_TYPE, text }] };
}
