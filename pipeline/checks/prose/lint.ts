import { TextlintKernel, type TextlintKernelRule } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import sentenceLength from 'textlint-rule-sentence-length';
import terms from 'textlint-rule-terminology';
import { DEFAULT_LOCALE } from '../../../site/locales.ts';
import { parseFrontMatter } from '../../content/front-matter.ts';
import type { Problem } from '../../kit/problems.ts';
import { lintBlocks } from './blocks.ts';
import { chinesePatterns, lintTypography } from './chinese.ts';
import { lacksCode } from './lacks-code.ts';
import { ENGLISH } from './english.ts';
import { terminology, type Term } from './glossary.ts';
import { patternRule } from './patterns.ts';
import { prepare } from './prepare.ts';
import {
  dashRule,
  endRule,
  headingRule,
  installRule,
  LAST_HEADING,
  outlineRule,
  paragraphRule,
  tableHeadRule,
} from './shape.ts';
import { lintTranslation } from './translation.ts';

/** Maximum sentence length in characters. */
const MAX_SENTENCE = { en: 200, zh: 120 };

/** Names that keep their capitals in headings. */
const NAMES =
  /\b(?:Data Grids?|Date and Time Pickers|Tree Views?|Rich|Simple|Charts?|MUI X?|Material UI|Pro|Premium|Community|Tailwind|React Hook Form|React|Next\.js|Vite|Emotion|Day\.js|Luxon|Moment\.js|Excel|GitHub|JavaScript|TypeScript|Stack Overflow|Claude Code|Visual Studio Code|Chinese|English|Hijri|Jalali|Gantt|Sankey|(?:(?:Date|Time|Month|Year|Digital|Multi Section|Range) )+(?:Picker|Field|Calendar|Clock)s?)\b/g;

/** Exceptions from textlint's built-in terms. */
const TERM_EXCEPTIONS = ['ID', "id['’]?s", 'indexes\\b', 'built ?in(s)?', 'by ?product(s)?', 'run[- ]time'];

/** One language of a page, as on disk. */
export interface ProsePage {
  /** Path relative to the repository root. */
  file: string;
  text: string;
}

/** Checks one page; pass `english` for a translation. */
export type LintPage = (page: ProsePage, english?: ProsePage) => Promise<Problem[]>;

/** The language that the name of a Markdown file says: `index.zh.md`. Without one it is the default. */
export function getLanguage(file: string): string {
  return /\.([a-zA-Z-]+)\.md$/.exec(file)?.[1] ?? DEFAULT_LOCALE;
}

interface LanguageRules {
  /** Words and sentences. */
  words: TextlintKernelRule[];
  /** The structure of a page. */
  page: TextlintKernelRule[];
  /** Compares a text with the English one. */
  lintTranslation: (english: string, text: string) => Omit<Problem, 'file'>[];
}

function createRules(glossary: readonly Term[]): Partial<Record<string, LanguageRules>> {
  return {
    en: { words: englishRules(glossary), page: pageRules('en'), lintTranslation: () => [] },
    zh: {
      words: [...sharedRules('zh'), { ruleId: 'voice', rule: patternRule(chinesePatterns(glossary)) }],
      page: pageRules('zh'),
      lintTranslation: (english, text) => [...lintTypography(text), ...lintTranslation(english, text, glossary)],
    },
  };
}

/** Creates a linter for the rules of `docs/writing.md`. */
export function createProseLinter(glossary: readonly Term[]): LintPage {
  const rules = createRules(glossary);
  return async (page, english) => {
    const { file, text } = page;
    const problems: Problem[] = [];
    const parsed = parseFrontMatter(text, (problem) => problems.push({ file, ...problem }));
    if (!parsed) return problems;
    const prepared = prepare(text, parsed);
    const language = rules[getLanguage(file)];
    const source = english && parseFrontMatter(english.text, () => undefined);
    const found = [
      ...(language ? await lintText(prepared, [...language.page, ...language.words]) : []),
      ...(!english && lacksCode(text) ? [NO_CODE] : []),
      ...(source && language ? language.lintTranslation(prepare(english.text, source), prepared) : []),
      ...(source ? lintBlocks(source, parsed) : []),
    ];
    problems.push(...found.map((problem) => ({ file, ...problem })));
    return problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  };
}

/** Creates a linter for words and sentences of files that are not pages: `content/reference-errors`. */
export function createEntriesLinter(glossary: readonly Term[]): LintPage {
  const rules = createRules(glossary);
  return async ({ file, text }, english) => {
    const language = rules[getLanguage(file)];
    if (!language) return [];
    const found = [
      ...(await lintText(text, language.words)),
      ...(english ? language.lintTranslation(english.text, text) : []),
    ];
    return found.map((problem) => ({ file, ...problem }));
  };
}

type ProseLocale = keyof typeof MAX_SENTENCE;

const kernel = new TextlintKernel();

/** Runs rules over Markdown. */
async function lintText(text: string, rules: TextlintKernelRule[]): Promise<Omit<Problem, 'file'>[]> {
  const { messages } = await kernel.lintText(text, {
    ext: '.md',
    plugins: [{ pluginId: 'markdown', plugin: getDefault(markdown) }],
    rules,
  });
  return messages.map(({ loc, message, ruleId }) => ({ line: loc.start.line, ...split(message, ruleId) }));
}

/** Default export of a CommonJS package: Node wraps it in another `default`, some bundlers do not. */
function getDefault<T extends object>(module: T | { default: T }): T {
  return 'default' in module ? module.default : module;
}

function englishRules(glossary: readonly Term[]): TextlintKernelRule[] {
  return [
    ...sharedRules('en'),
    { ruleId: 'voice', rule: patternRule(ENGLISH) },
    { ruleId: 'dashes', rule: dashRule },
    { ruleId: 'tables', rule: tableHeadRule },
    { ruleId: 'terms', rule: terms, options: { terms: terminology(glossary), exclude: TERM_EXCEPTIONS, skip: [] } },
  ];
}

function pageRules(locale: ProseLocale): TextlintKernelRule[] {
  return [
    { ruleId: 'headings', rule: headingRule(NAMES) },
    { ruleId: 'outline', rule: outlineRule },
    { ruleId: 'end', rule: endRule(LAST_HEADING[locale]) },
  ];
}

function sharedRules(locale: ProseLocale): TextlintKernelRule[] {
  return [
    { ruleId: 'install', rule: installRule },
    { ruleId: 'paragraphs', rule: paragraphRule },
    { ruleId: 'sentences', rule: getDefault(sentenceLength), options: { max: MAX_SENTENCE[locale] } },
  ];
}

const NO_CODE = {
  message: 'The page has three demos or more, and no fence.',
  remedy: 'Show the lines that matter in a fence, or say why not: <!-- no fence: why -->.',
};

/** Remedies for third-party rules, whose messages have none. */
const REMEDIES: Record<string, string> = {
  sentences: 'Make two sentences of it.',
  terms: 'The table of terms is in docs/writing.md.',
};

function split(message: string, ruleId: string): Pick<Problem, 'message' | 'remedy'> {
  const [first = message] = message.split('\n');
  const remedy = REMEDIES[ruleId];
  if (remedy) return { message: first, remedy };
  const at = first.indexOf('. ');
  return { message: first.slice(0, at + 1), remedy: first.slice(at + 2) };
}
