import type { MarkdownIt } from 'markdown-it';
import { SCOPES, isScope } from '../../../../site/search/documents.ts';
import { toEnvironment } from '../environment.ts';

/** `::demos x-charts`: all demos of a library, or of the `general` pages; `::demos`: the filter above them. */
export const ALL_DEMOS_DIRECTIVE = /^::demos(?: +(\S+))?$/;

/** Placeholder in the rendered HTML, with the library in the first group; it is empty for the filter. */
export const ALL_DEMOS_MARK = /<!-- demos ([\w-]*) -->/g;

/** The leaf directive, alone on its line. */
export function allDemosDirective(md: MarkdownIt): void {
  md.block.ruler.before('paragraph', 'all_demos', (state, startLine, _, silent) => {
    const begin = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
    const found = ALL_DEMOS_DIRECTIVE.exec(state.src.slice(begin, state.eMarks[startLine]).trim());
    if (!found) return false;
    if (silent) return true;
    state.line = startLine + 1;
    const [, scope = ''] = found;
    const env = toEnvironment(state.env);
    if (scope !== '' && !isScope(scope)) {
      env.report({
        line: startLine,
        message: `No library is called "${scope}".`,
        remedy: `Write \`::demos\` with one of: ${SCOPES.join(', ')}.`,
      });
    }
    env.features.add('gallery').add('allDemos');
    const token = state.push('all_demos', '', 0);
    token.content = scope;
    token.map = [startLine, startLine + 1];
    return true;
  });
  md.renderer.rules.all_demos = (tokens, index) => `<!-- demos ${tokens[index]?.content ?? ''} -->\n`;
}
