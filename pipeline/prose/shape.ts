import type { TextlintRuleModule } from '@textlint/types';

/** What the last section of a page is called. */
export const LAST_HEADING = { en: 'What to read next', zh: '接下来阅读' } as const;

/** Sentences in a paragraph. */
const MAX_SENTENCES = 4;

/** Links in the last section. */
const LINKS = { min: 2, max: 4 };

/** A guide page ends in `## What to read next` with two to four links; a page without sections, in a link to go on with. */
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

/** Headings in sentence case, without a mark at the end. `names` are words that keep their capital. */
export function headingRule(names: RegExp): TextlintRuleModule {
  return ({ Syntax, RuleError, getSource, report }) => ({
    [Syntax.Header](node) {
      const text = getSource(node).replace(/^#+ /, '');
      if (/[.!:。！：]$/.test(text)) report(node, new RuleError('The heading ends in a punctuation mark. Remove it.'));
      if (node.depth === 1) return;
      const [first = '', ...others] = text
        .replace(/`[^`]*`/g, 'code')
        .replaceAll(names, 'name')
        .split(/[\s/]+/);
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

/** At most four sentences a paragraph. */
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
