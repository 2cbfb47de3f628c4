import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { LOCALES, type Locale } from '../../site/locales.ts';
import { CODE_STYLINGS, CODE_VARIANTS, DEFAULT_CODE_PREFERENCES } from '../../site/preferences.ts';
import { PRODUCTS } from '../../site/products.ts';
import type { BuildContent } from '../content/build-content.ts';
import type { Site } from '../environment.ts';

export interface ToolContext {
  search: Site['search'];
  readJson: Site['readJson'];
  /** URL of the `CheckIndex`. */
  checkIndex: string;
  content: BuildContent;
  /** Origin of URLs in answers. */
  origin: string;
  /** Language of the answer. */
  language: Locale;
}

/** A tool: its declaration, and its implementation. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  inputSchema: object;
  /** @throws ToolError for mistakes the caller can fix; ValiError for invalid input. */
  call: (input: Record<string, unknown> | undefined, context: ToolContext) => Promise<CallToolResult>;
}

/** A mistake the caller can fix: the message says how. */
export class ToolError extends Error {}

/** Every tool is read-only, and limited to this site. */
export const ANNOTATIONS: ToolAnnotations = {
  readOnlyHint: true,
  idempotentHint: true,
  destructiveHint: false,
  openWorldHint: false,
};

/** Longest text in an input field, in characters. */
const MAX_TEXT = 200;

/** The field shared by all tools. */
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

/** Input fields shared by several tools. */
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
 * Declares a tool. Input is validated before `run`.
 *
 * @param declaration Its fields, without `language`, which `run` gets in its context.
 */
export function defineTool<Fields extends v.ObjectEntries>(
  declaration: Pick<Tool, 'name' | 'title' | 'description'> & { fields: Fields },
  run: (input: v.InferOutput<v.ObjectSchema<Fields, undefined>>, context: ToolContext) => Promise<CallToolResult>,
): Tool {
  const { fields, ...rest } = declaration;
  const schema = v.object(fields);
  const inputSchema = toJsonSchema(v.object({ ...fields, ...LANGUAGE }), {
    typeMode: 'input',
    ignoreActions: ['trim'],
  });
  return {
    ...rest,
    inputSchema,
    call: async (written = {}, context) => {
      const input = readInput(written, inputSchema);
      const { language = context.language } = v.parse(v.object(LANGUAGE), input);
      return run(v.parse(schema, input), { ...context, language });
    },
  };
}

/** Reads what models write for a number and for what they leave out: a number in quotes, an empty text. */
function readInput(
  written: Record<string, unknown>,
  { properties = {}, required = [] }: JsonSchema,
): Record<string, unknown> {
  const entries = Object.entries(written).filter(([name, value]) => value !== '' || required.includes(name));
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      const isNumber = typeof property === 'object' && /^(?:number|integer)$/.test(String(property.type));
      return [name, isNumber && typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value];
    }),
  );
}
