import * as v from 'valibot';
import { pagePath } from '../../../site/addresses.ts';
import { markdownText } from '../../render/markdown.ts';
import { textResult } from '../bounded.ts';
import { findPage } from '../find-page.ts';
import { FIELDS, defineTool } from '../tool.ts';

export const readPageTool = defineTool(
  {
    name: 'read_page',
    title: 'Read a page',
    description:
      'A page of the documentation as Markdown, with the sources of its demos. A long page comes in portions.',
    fields: {
      page: v.pipe(
        FIELDS.text,
        v.description('Address, path or key of the page, such as /x/react-data-grid/sorting/.'),
      ),
      variant: FIELDS.variant,
      styling: FIELDS.styling,
      offset: FIELDS.offset,
    },
  },
  async ({ page, variant, styling, offset }, context) => {
    const { key, locale } = await findPage(context, page);
    const asset = await context.content.markdown(locale, key);
    const text = markdownText(asset, { codeVariant: variant, codeStyling: styling }, context.origin);
    return textResult(`<${context.origin}${pagePath(key, locale)}>\n\n${text}`, offset);
  },
);
