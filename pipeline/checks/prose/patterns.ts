import type { TextlintRuleModule } from '@textlint/types';

/** A pattern whose matches are mistakes; `remedy` is a sentence that says what to write. */
export interface Pattern {
  find: RegExp;
  message: (match: string) => string;
  remedy: string;
}

/** Creates a textlint rule that searches running text, without code and link URLs. */
export function patternRule(patterns: readonly Pattern[]): TextlintRuleModule {
  return ({ Syntax, RuleError, getSource, report, locator }) => ({
    [Syntax.Str](node) {
      const text = getSource(node);
      for (const { find, message, remedy } of patterns) {
        for (const match of text.matchAll(find)) {
          const words = match[0].replace(/\s+/g, ' ');
          report(node, new RuleError(`${message(words)} ${remedy}`, { padding: locator.at(match.index) }));
        }
      }
    },
  });
}
