import type { TextlintRuleModule } from '@textlint/types';

/** What a pattern finds is wrong; `remedy` is a sentence that says what to write. */
export interface Pattern {
  find: RegExp;
  message: (match: string) => string;
  remedy: string;
}

/** A rule that looks for patterns in running text: not in code, and not in the addresses of links. */
export function patternRule(patterns: readonly Pattern[]): TextlintRuleModule {
  return ({ Syntax, RuleError, getSource, report, locator }) => ({
    [Syntax.Str](node) {
      const text = getSource(node);
      for (const { find, message, remedy } of patterns) {
        for (const match of text.matchAll(find)) {
          report(node, new RuleError(`${message(match[0])} ${remedy}`, { padding: locator.at(match.index) }));
        }
      }
    },
  });
}
