import * as v from 'valibot';
import { demoMarkdown } from '../../render/markdown.ts';
import { textResult } from '../bounded.ts';
import { findPage } from '../find-page.ts';
import { FIELDS, ToolError, defineTool } from '../tool.ts';

export const demoSourceTool = defineTool(
  {
    name: 'demo_source',
    title: 'Read the source of a demo',
    description:
      'A demo on a page with all files that it needs, under their paths in an application. Without a name, the names of all demos on the page.',
    fields: {
      page: v.pipe(
        FIELDS.text,
        v.description(
          'Address, path or key of the page. The anchor of an address names the demo: …/sorting/#BasicExample.',
        ),
      ),
      demo: v.optional(v.pipe(FIELDS.text, v.description('Name of the demo.'))),
      variant: FIELDS.variant,
      styling: FIELDS.styling,
      offset: FIELDS.offset,
    },
  },
  async ({ page, demo = /#(\w+)$/.exec(page)?.[1], variant, styling, offset }, context) => {
    const { key, locale } = await findPage(context, page);
    const asset = await context.content.markdown(locale, key);
    const names = asset.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.demo]));
    if (demo === undefined)
      return textResult(
        names.length > 0 ? names.map((name) => `- ${name}`).join('\n') : `The page ${key} has no demo.`,
      );
    if (!names.includes(demo))
      throw new ToolError(`The page ${key} has no demo "${demo}". Its demos: ${names.join(', ') || 'none'}.`);
    return textResult(demoMarkdown(asset, demo, { codeVariant: variant, codeStyling: styling }), offset);
  },
);
