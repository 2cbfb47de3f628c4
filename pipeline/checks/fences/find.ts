import MarkdownIt, { type Token } from 'markdown-it';
import { parseFrontMatter } from '../../content/front-matter.ts';
import { fenceTitle, parseInfo } from '../../content/markdown/plugins/fences.ts';
import type { Problem } from '../../kit/problems.ts';

/** An excerpt of a file, and its first line in that file, 1-based. */
export interface Excerpt {
  text: string;
  line: number;
}

export interface Fence {
  language: 'ts' | 'tsx';
  /** File name in the fence's title; empty for none. */
  title: string;
  /** Type of an object, or the component whose props are shown; null if the fence does not name one. */
  type: string | null;
  /** The error that the fence is meant to produce: `TS2345`. */
  error: string | null;
  /** Line of the info string in the file, 1-based. */
  line: number;
  code: Excerpt;
  /** Declarations from the comments directly before the fence. */
  declarations: Excerpt[];
}

export interface PageFences {
  /** Path relative to the repository root. */
  file: string;
  /** The packages listed in the front matter. */
  packages: readonly string[];
  fences: Fence[];
  problems: Problem[];
}

const markdown = new MarkdownIt({ html: true });

const COMMENT = /^<!--\s*types:\s*([\s\S]*?)-->\s*$/;

/** Finds the TypeScript fences of a page, with their declarations. */
export function findFences(file: string, text: string): PageFences {
  const found: PageFences = { file, packages: [], fences: [], problems: [] };
  // The build reports unreadable front matter.
  const parsed = parseFrontMatter(text, () => undefined);
  if (!parsed) return found;
  found.packages = parsed.frontMatter.packages;
  let pending: Excerpt[] = [];
  for (const token of markdown.parse(parsed.body, {})) {
    const line = parsed.bodyLine + (token.map?.[0] ?? 0) + 1;
    const comment = token.type === 'html_block' ? readComment(token, line) : null;
    if (comment) {
      pending.push(comment);
      continue;
    }
    const fence = token.type === 'fence' ? readFence(token, line, pending) : null;
    if (fence) found.fences.push(fence);
    else found.problems.push(...pending.map((lost) => misplaced(file, lost.line)));
    if (token.type === 'inline' && token.content.includes('<!-- types:')) found.problems.push(misplaced(file, line));
    pending = [];
  }
  found.problems.push(...pending.map((lost) => misplaced(file, lost.line)));
  return found;
}

/**
 * Gives the fences of a translation the types, errors and declarations of the English page, if their number is the
 * same.
 */
export function inherit(translation: PageFences, english: PageFences): PageFences {
  if (translation.fences.length !== english.fences.length) return translation;
  const fences = translation.fences.map((fence, index): Fence => {
    const { type, error, declarations } = english.fences[index] ?? fence;
    return {
      ...fence,
      type: fence.type ?? type,
      error: fence.error ?? error,
      declarations: fence.declarations.length > 0 ? fence.declarations : declarations,
    };
  });
  return { ...translation, fences };
}

function readComment(token: Token, line: number): Excerpt | null {
  const text = COMMENT.exec(token.content.trim())?.[1];
  if (text === undefined) return null;
  const before = token.content.slice(0, token.content.indexOf(text));
  return { text, line: line + before.split('\n').length - 1 };
}

function readFence({ info, content }: Token, line: number, declarations: Excerpt[]): Fence | null {
  const { language } = parseInfo(info);
  if (language !== 'ts' && language !== 'tsx') return null;
  return {
    language,
    title: fenceTitle(info),
    type: attribute(info, 'type'),
    error: attribute(info, 'error'),
    line,
    code: { text: content, line: line + 1 },
    declarations,
  };
}

function attribute(info: string, name: string): string | null {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(info)?.[1] ?? null;
}

function misplaced(file: string, line: number): Problem {
  return {
    file,
    line,
    message: 'A comment declares types and no fence follows it.',
    remedy: 'Put it on lines of its own directly before a `ts` or `tsx` fence, or remove it.',
  };
}
