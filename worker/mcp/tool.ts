import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { LOCALES, type Locale } from '../../site/locales.ts';
import { CODE_STYLINGS, CODE_VARIANTS, DEFAULT_CODE_PREFERENCES } from '../../site/preferences.ts';
import { PRODUCTS } from '../../site/products.ts';
import type { BuildContent } from '../content/build-content.ts';
import type { Site } from '../environment.ts';

/** What a tool works with. */
export interface ToolContext {
  search: Site['search'];
  content: BuildContent;
  /** Of the addresses in answers. */
  origin: string;
  /** Of the answer. */
  language: Locale;
}

/** A tool of the server: its declaration, and what it does with input that was checked. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  inputSchema: object;
  /** @throws ToolError for what a program can put right; ValiError for input of another form. */
  call: (input: unknown, context: ToolContext) => Promise<CallToolResult>;
}

/** Something that a program can put right: the message says how. */
export class ToolError extends Error {}

/** Every tool reads, changes nothing, and knows this site alone. */
export const ANNOTATIONS: ToolAnnotations = {
  readOnlyHint: true,
  idempotentHint: true,
  destructiveHint: false,
  openWorldHint: false,
};

/** Longest text that a program may send in a field, in characters. */
const MAX_TEXT = 200;

/** The field that every tool has. */
const LANGUAGE = {
  language: v.optional(
    v.pipe(
      v.picklist(LOCALES),
      v.description(
        'Language of the answer; that of the server’s address (/mcp, /zh/mcp) where it is left out. What is not translated comes in English, and says so.',
      ),
    ),
  ),
};

/** Fields that several tools have. */
export const FIELDS = {
  variant: v.optional(
    v.pipe(v.picklist(CODE_VARIANTS), v.description('Code of the demos: TS for TypeScript, JS for JavaScript.')),
    DEFAULT_CODE_PREFERENCES.codeVariant,
  ),
  styling: v.optional(
    v.pipe(
      v.picklist(CODE_STYLINGS),
      v.description('Styling of the demos, where a demo has it: MUI System, Tailwind CSS or plain CSS.'),
    ),
    DEFAULT_CODE_PREFERENCES.codeStyling,
  ),
  product: v.picklist(PRODUCTS.map(({ id }) => id)),
  offset: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.maxValue(10_000_000),
      v.description('Character to begin at: an answer that was cut names the next one.'),
    ),
    0,
  ),
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_TEXT)),
} as const;

/**
 * Declares a tool. What its schema refuses never reaches `run`.
 *
 * @param declaration Its fields are those beside the language, which `run` is told in its context.
 */
export function defineTool<Fields extends v.ObjectEntries>(
  declaration: Pick<Tool, 'name' | 'title' | 'description'> & { fields: Fields },
  run: (input: v.InferOutput<v.ObjectSchema<Fields, undefined>>, context: ToolContext) => Promise<CallToolResult>,
): Tool {
  const { fields, ...rest } = declaration;
  const schema = v.object(fields);
  return {
    ...rest,
    inputSchema: toJsonSchema(v.object({ ...fields, ...LANGUAGE }), { typeMode: 'input', ignoreActions: ['trim'] }),
    call: async (input = {}, context) => {
      const { language = context.language } = v.parse(v.object(LANGUAGE), input);
      return run(v.parse(schema, input), { ...context, language });
    },
  };
}
