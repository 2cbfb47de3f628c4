import type { TextlintRuleModule } from '@textlint/types';
import { CALLOUT_DEPTH } from './prepare.ts';

/** Title of a page's last section. */
export const LAST_HEADING = { en: 'What to read next', zh: '延伸阅读' } as const;

/** Sentences per paragraph. */
const MAX_SENTENCES = 4;

/** Links in the last section. */
const LINKS = { min: 2, max: 4 };

/** A guide ends in `## What to read next` with two to four links; a page without sections ends in a link to read on. */
export function endRule(heading: string): TextlintRuleModule {
  return ({ Syntax, RuleError, getSource, report }) => ({
    [Syntax.Document](node) {
      const sections = node.children.filter((child) => 'depth' in child && child.depth === 2);
      const last = sections.at(-1);
      const end = node.children.slice(last ? node.children.indexOf(last) + 1 : -2);
      const source = end.map((child) => getSource(child)).join('\n');
      const items = source.split(/^- /m).slice(1);
      const at = last ?? node.children.at(-1) ?? node;
      if (!last) {
        if (!source.includes('](/x/')) report(at, new RuleError('The page ends without a link. Say where to go on.'));
      } else if (getSource(last) !== `## ${heading}`) {
        report(at, new RuleError(`The page does not end in "## ${heading}". Add the section, with two to four links.`));
      } else if (items.length < LINKS.min || items.length > LINKS.max) {
        report(
          at,
          new RuleError(
            `The section has ${items.length} links. Give it ${LINKS.min} to ${LINKS.max}, one a list item.`,
          ),
        );
      } else if (!items.every((item) => /^\[.*\]\([^)]*\)(?:: |：)\S/s.test(item))) {
        report(
          at,
          new RuleError('A link here stands alone. Write "- [Link](/x/…/): " and half a sentence on what is there.'),
        );
      }
    },
  });
}

/** Headings in sentence case, without punctuation at the end or an id. `names` matches words that keep their capital. */
export function headingRule(names: RegExp): TextlintRuleModule {
  return ({ Syntax, RuleError, getSource, report }) => ({
    [Syntax.Header](node) {
      const text = getSource(node).replace(/^#+ /, '');
      if (/[.!:。！：]$/.test(text)) report(node, new RuleError('The heading ends in a punctuation mark. Remove it.'));
      const prose = text.replace(/`[^`]*`/g, 'code');
      // Markdown would show it: ids come from the English headings.
      if (prose.includes('{#')) report(node, new RuleError('"{#" in a heading is shown on the page. Remove the id.'));
      if (node.depth === 1) return;
      const [first = '', ...others] = prose.replaceAll(names, 'name').split(/[\s/]+/);
      if (/^[a-z]/.test(first) && !/\p{Script=Han}/u.test(text) && !/^(?:code|name)/.test(first)) {
        report(node, new RuleError(`The heading begins with "${first}". Begin it with a capital.`));
      }
      const capital = others.find(
        (word, index) => /^\p{Lu}\p{Ll}/u.test(word) && !/[.?:]$/.test(others[index - 1] ?? first),
      );
      if (capital)
        report(node, new RuleError(`"${capital}" in a heading has a capital. Only the first word and names have one.`));
    },
  });
}

/** Heading levels must not skip: screen readers list headings as an outline. */
export const outlineRule: TextlintRuleModule = ({ Syntax, RuleError, report }) => {
  let depth = 1;
  return {
    [Syntax.Header](node) {
      if (node.depth === CALLOUT_DEPTH) return;
      if (node.depth > depth + 1) {
        const due = '#'.repeat(depth + 1);
        report(node, new RuleError(`A level of headings is left out here. Write "${due}", or add the heading above.`));
      }
      depth = node.depth;
    },
  };
};

/** A dash between words is an en dash. Page titles use a hyphen, also as link text. */
export const dashRule: TextlintRuleModule = ({ Syntax, RuleError, getSource, report, locator }) => ({
  [Syntax.Str](node) {
    if (node.parent && ((node.parent.type as string) === 'Link' || getSource(node.parent).startsWith('# '))) return;
    for (const { 0: dash, index } of getSource(node).matchAll(/(?<=\S)\s(?:--?|—)\s(?=\S)|—/g)) {
      report(
        node,
        new RuleError(`"${dash.trim()}" is not a dash. Write " – ", an en dash with spaces.`, {
          padding: locator.at(index),
        }),
      );
    }
  },
});

/** Header cells of a table begin with a capital, or with code. */
export const tableHeadRule: TextlintRuleModule = ({ Syntax, RuleError, getSource, report }) => ({
  [Syntax.Table](node) {
    const [head] = node.children;
    if (!head || !('children' in head)) return;
    for (const cell of head.children) {
      const text = getSource(cell).replace(/^[|\s]+/, '');
      if (/^[a-z]/.test(text)) {
        report(
          cell,
          new RuleError(
            `The head "${text.replace(/[|\s]+$/, '')}" begins with a small letter. Begin it with a capital.`,
          ),
        );
      }
    }
  },
});

/** Install commands must name a major version for each package. What the packages say themselves is in `text` fences. */
export const installRule: TextlintRuleModule = ({ Syntax, RuleError, report, locator }) => {
  const check = (node: Parameters<typeof report>[0], code: string, start: number) => {
    const commands = code.matchAll(/\b(?:npm (?:install|i)|yarn add|pnpm (?:add|install)|bun add)(?= )([^&|;#\n]*)/g);
    for (const { 0: command, 1: words = '', index } of commands) {
      const from = index + command.length - words.length;
      for (const { 0: word, index: at } of words.matchAll(/(?<= )(?!-)[\w@/.^~-]+/g)) {
        if (/.@[\d^~]/.test(word)) continue;
        const message = `"${word}" without a version is whatever is the latest. Write its major version, as in "@mui/x-charts@8".`;
        report(node, new RuleError(message, { padding: locator.at(start + from + at) }));
      }
    }
  };
  return {
    [Syntax.CodeBlock]: (node) => {
      if (node.lang !== 'text') check(node, node.value, node.raw.indexOf(node.value));
    },
    [Syntax.Code]: (node) => check(node, node.value, node.raw.indexOf(node.value)),
  };
};

/** At most four sentences per paragraph. */
export const paragraphRule: TextlintRuleModule = ({ Syntax, RuleError, getSource, report }) => ({
  [Syntax.Paragraph](node) {
    const text = getSource(node).replace(/`[^`]*`/g, 'code');
    const count = text.split(/(?<=[.?!]["')*]*)\s+(?=[A-Z[*"'`]|code)|(?<=[。？！])(?=.)/s).length;
    if (count <= MAX_SENTENCES) return;
    report(
      node,
      new RuleError(`The paragraph has ${count} sentences. Give each idea a paragraph, of at most ${MAX_SENTENCES}.`),
    );
  },
});
