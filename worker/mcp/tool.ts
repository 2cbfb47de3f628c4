import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import { DEFAULT_LOCALE, LOCALES } from '../../site/locales.ts';
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
}

/** A tool of the server: its declaration, and what it does with input that was checked. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  inputSchema: object;
  /** @throws ToolError for what a program can put right; ZodError for input of another form. */
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

/** Fields that several tools have. */
export const FIELDS = {
  language: z
    .enum(LOCALES)
    .default(DEFAULT_LOCALE)
    .describe('Language of the answer. Pages without a translation come in English.'),
  variant: z
    .enum(CODE_VARIANTS)
    .default(DEFAULT_CODE_PREFERENCES.codeVariant)
    .describe('Code of the demos: TS for TypeScript, JS for JavaScript.'),
  styling: z
    .enum(CODE_STYLINGS)
    .default(DEFAULT_CODE_PREFERENCES.codeStyling)
    .describe('Styling of the demos, where a demo has it: MUI System, Tailwind CSS or plain CSS.'),
  product: z.enum(PRODUCTS.map(({ id }) => id)).describe('The library.'),
  offset: z
    .int()
    .min(0)
    .max(10_000_000)
    .default(0)
    .describe('Character to begin at: an answer that was cut names the next one.'),
  text: z.string().trim().min(1).max(MAX_TEXT),
} as const;

/** Declares a tool. What its schema refuses never reaches `run`. */
export function defineTool<Schema extends z.ZodObject>(
  declaration: Pick<Tool, 'name' | 'title' | 'description'> & { input: Schema },
  run: (input: z.output<Schema>, context: ToolContext) => Promise<CallToolResult>,
): Tool {
  const { input: schema, ...rest } = declaration;
  return {
    ...rest,
    inputSchema: z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }),
    call: async (input, context) => run(await schema.parseAsync(input ?? {}), context),
  };
}
