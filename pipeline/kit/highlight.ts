import { createHighlighterCore, type GrammarState, type HighlighterCore, type ThemeRegistrationRaw } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { escapeText } from '../../site/kit/escape-html.ts';

/** Fence languages and the grammar for each; null for plain text. */
export const LANGUAGES: Record<string, string | null> = {
  tsx: 'tsx',
  ts: 'tsx',
  jsx: 'tsx',
  js: 'tsx',
  bash: 'shellscript',
  css: 'css',
  html: 'html',
  json: 'json',
  md: 'markdown',
  toml: 'toml',
  yaml: 'yaml',
  diff: 'tsx',
  text: null,
};

/** Grammar scopes by one-letter class; `client/components/styles/code.css` colours each class. */
const SCOPES: Record<string, string[]> = {
  c: ['comment', 'punctuation.definition.comment'],
  k: ['keyword', 'storage', 'variable.language', 'keyword.operator.new', 'keyword.operator.expression'],
  s: ['string', 'punctuation.definition.string', 'constant.other.symbol', 'markup.inline.raw'],
  f: ['entity.name.function', 'support.function', 'meta.function-call.method'],
  n: ['constant.numeric', 'constant.language', 'constant.character', 'support.constant'],
  g: ['entity.name.tag', 'support.class.component', 'punctuation.definition.tag'],
  y: [
    'entity.name.type',
    'support.type',
    'support.class',
    'entity.other.attribute-name',
    'entity.other.inherited-class',
  ],
  p: ['keyword.operator', 'storage.type.function.arrow', 'punctuation', 'meta.brace'],
};

const PLAIN = '#000000';

/** A theme whose colours encode class indexes: shiki matches the scopes, and this module writes the HTML. */
const CLASS_NAMES = Object.keys(SCOPES);
const theme = {
  name: 'classes',
  type: 'light',
  fg: PLAIN,
  bg: '#ffffff',
  settings: CLASS_NAMES.map((name, index) => ({
    scope: SCOPES[name] ?? [],
    settings: { foreground: toColor(index) },
  })),
} satisfies ThemeRegistrationRaw;
const CLASS_BY_COLOR = new Map(CLASS_NAMES.map((name, index) => [toColor(index), name]));

function toColor(index: number): string {
  return `#0000${(index + 1).toString(16).padStart(2, '0').toUpperCase()}`;
}

/** Highlights code: one HTML string per line. `language` is a key of `LANGUAGES`. */
export type Highlight = (code: string, language: string) => string[];

let loaded: Promise<Highlight> | undefined;

/** Loads the grammars once. The highlighter itself is synchronous because the Markdown renderer is. */
export function loadHighlighter(): Promise<Highlight> {
  loaded ??= createHighlighterCore({
    themes: [theme],
    langs: [
      import('shiki/langs/tsx.mjs'),
      import('shiki/langs/shellscript.mjs'),
      import('shiki/langs/css.mjs'),
      import('shiki/langs/html.mjs'),
      import('shiki/langs/json.mjs'),
      import('shiki/langs/markdown.mjs'),
      import('shiki/langs/toml.mjs'),
      import('shiki/langs/yaml.mjs'),
    ],
    engine: createJavaScriptRegexEngine(),
  }).then((core) => {
    const highlightLine = createLineHighlighter(core);
    return (code, language) => {
      const grammar = LANGUAGES[language];
      if (!grammar) return code.split('\n').map(escapeText);
      let state: GrammarState | undefined;
      return code.split('\n').map((line) => {
        const { html, next } = highlightLine(line, grammar, state);
        state = next;
        return html;
      });
    };
  });
  return loaded;
}

/** A line with what grammar state follows it. */
interface HighlightedLine {
  html: string;
  next: GrammarState | undefined;
}

/**
 * Highlights line by line, and each line once for each state of the grammar that it can start in: the sources of demos
 * repeat most of their lines, in other languages, as JavaScript and as previews.
 */
function createLineHighlighter(
  core: HighlighterCore,
): (line: string, grammar: string, state?: GrammarState) => HighlightedLine {
  const known = new Map<GrammarState | string, Map<string, HighlightedLine>>();
  const states = new Map<string, GrammarState[]>();
  /** Returns the first state that equals this one, so that lines are found by it. */
  const intern = (state: GrammarState | undefined, grammar: string): GrammarState | undefined => {
    const stack = state?.getInternalStack();
    if (!state || !stack) return state;
    const key = `${grammar} ${stack.depth}`;
    const alike = states.get(key) ?? [];
    const equal = alike.find((other) => other.getInternalStack()?.equals(stack));
    if (equal) return equal;
    states.set(key, [...alike, state]);
    return state;
  };
  return (line, grammar, state) => {
    const start = state ?? grammar;
    const lines = known.get(start) ?? new Map<string, HighlightedLine>();
    known.set(start, lines);
    const found = lines.get(line);
    if (found) return found;
    // No time limit: on a busy machine the rest of a line would lose its colours, and the result is cached.
    const options = { lang: grammar, theme: theme.name, tokenizeTimeLimit: 0, ...(state && { grammarState: state }) };
    const tokens = core.codeToTokensBase(line, options);
    const highlighted = {
      html: lineHtml(tokens.flat()),
      next: intern(core.getLastGrammarState(tokens), grammar),
    };
    lines.set(line, highlighted);
    return highlighted;
  };
}

/** One line of HTML: adjacent tokens of one class share an element, and white space joins the run before it. */
function lineHtml(tokens: readonly { content: string; color?: string }[]): string {
  const runs: { className: string | undefined; text: string }[] = [];
  for (const { content, color } of tokens) {
    const found = CLASS_BY_COLOR.get((color ?? PLAIN).toUpperCase());
    const className = found === 'p' ? undefined : found;
    const last = runs.at(-1);
    if (last && (last.className === className || content.trim() === '')) last.text += content;
    else runs.push({ className, text: content });
  }
  return runs
    .map(({ className, text }) => (className ? `<i class=${className}>${escapeText(text)}</i>` : escapeText(text)))
    .join('');
}
