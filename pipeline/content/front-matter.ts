import * as v from 'valibot';
import { parse as parseYaml, YAMLParseError } from 'yaml';
import type { Problem } from '../kit/problems.ts';

/** Longest description that search engines and the lead line show in full. */
export const MAX_DESCRIPTION = 160;

const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);

const frontMatterSchema = v.strictObject({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  description: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_DESCRIPTION)),
  components: v.optional(list, ''),
  packages: v.optional(list, ''),
  githubLabel: v.optional(v.string()),
  waiAria: v.optional(v.pipe(v.string(), v.url())),
  previous: v.optional(v.string()),
  next: v.optional(v.string()),
  thumbnail: v.optional(v.string()),
});

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>;

const FIELDS = Object.keys(frontMatterSchema.entries).join(', ');

/** A page's file, split into front matter and body. */
export interface ParsedFile {
  frontMatter: FrontMatter;
  body: string;
  /** Lines before the body: add to a line of the body to get the line in the file. */
  bodyLine: number;
}

/**
 * Splits a page's file and validates its front matter.
 *
 * @param report Receives each problem; the caller adds the file name.
 * @returns null if the front matter is unusable.
 */
export function parseFrontMatter(text: string, report: (problem: Omit<Problem, 'file'>) => void): ParsedFile | null {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text);
  if (!match) {
    report({
      line: 1,
      message: 'The page has no front matter.',
      remedy: 'Begin the file with a block between two lines of `---` that has at least `title` and `description`.',
    });
    return null;
  }
  const [, block = ''] = match;
  const data = parseBlock(block, report);
  if (data === INVALID) return null;
  const result = v.safeParse(frontMatterSchema, data);
  if (!result.success) {
    for (const issue of result.issues) report(describeIssue(issue, block));
    return null;
  }
  return {
    frontMatter: result.output,
    body: text.slice(match[0].length),
    bodyLine: match[0].split('\n').length - 1,
  };
}

/** Marks a block that is not YAML. */
const INVALID = Symbol('invalid');

function parseBlock(yaml: string, report: (problem: Omit<Problem, 'file'>) => void): unknown {
  try {
    // An empty block counts as an object without fields, so that the schema reports what is missing.
    return parseYaml(yaml) ?? {};
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    report({
      line: (error.linePos?.[0].line ?? 0) + 1,
      message: `The front matter is not valid YAML: ${error.message.split('\n')[0]}`,
      remedy: 'Quote values that contain a colon or begin with `@`.',
    });
    return INVALID;
  }
}

function describeIssue(issue: v.BaseIssue<unknown>, yaml: string): Omit<Problem, 'file'> {
  const key = issue.path?.[0]?.key;
  const field = typeof key === 'string' ? key : 'front matter';
  const at = yaml.split('\n').findIndex((row) => row.startsWith(`${field}:`));
  const line = at === -1 ? 1 : at + 2;
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return { line, message: `Unknown front matter field "${field}".`, remedy: `Use one of: ${FIELDS}.` };
  }
  if (issue.type === 'max_length') {
    return {
      line,
      message: `The ${field} has ${issue.received} characters; at most ${MAX_DESCRIPTION} are allowed.`,
      remedy: 'Shorten it to one sentence.',
    };
  }
  if (issue.received === 'undefined' || issue.type === 'non_empty') {
    return { line, message: `The ${field} is missing.`, remedy: `Add \`${field}: …\` to the front matter.` };
  }
  return {
    line,
    message: `The ${field} is not valid: ${issue.message}.`,
    remedy: 'See docs/writing.md for the fields.',
  };
}
