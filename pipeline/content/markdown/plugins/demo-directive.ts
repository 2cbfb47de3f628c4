import type { MarkdownIt } from 'markdown-it';
import { need } from '../../../../site/kit/need.ts';
import { toEnvironment, type PageEnvironment } from '../environment.ts';

/** Placeholder for a demo in the rendered HTML; `splitAtDemos` cuts there. */
const MARK = '\u0000';

/** The leaf directive `::demo{name="Name" height=352}`, alone on its line. */
export function demoDirective(md: MarkdownIt): void {
  md.block.ruler.before(
    'paragraph',
    'demo',
    (state, startLine, endLine, silent) => {
      const begin = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
      const text = state.src.slice(begin, state.eMarks[startLine]);
      if (!/^::[^:]/.test(text)) return false;
      if (silent) return true;
      state.line = startLine + 1;
      const name = readDirective(text.trim(), startLine, toEnvironment(state.env));
      const token = state.push('demo', '', 0);
      token.content = name;
      token.map = [startLine, startLine + 1];
      return true;
    },
    { alt: ['paragraph', 'list', 'blockquote'] },
  );
  md.renderer.rules.demo = (tokens, index) => `${MARK}${need(tokens, index).content}${MARK}`;
}

/** Splits HTML at its demos: text, demo, text, … */
export function splitAtDemos(html: string): (string | { demo: string })[] {
  return html
    .split(MARK)
    .map((part, index) => (index % 2 === 0 ? part : { demo: part }))
    .filter((part) => part !== '');
}

/** Heights beyond these are typos. */
const MIN_HEIGHT = 32;
const MAX_HEIGHT = 2000;

const DIRECTIVE = /^::demo\{name="(?<name>[A-Z]\w*)"\s+height=(?<height>\d+)\}$/;

function readDirective(text: string, line: number, env: PageEnvironment): string {
  const { name, height } = DIRECTIVE.exec(text)?.groups ?? {};
  if (name === undefined || height === undefined) {
    const known = text.startsWith('::demo');
    env.report({
      line,
      message: known ? `The demo directive cannot be read: ${text}` : `Unknown directive: ${text}`,
      remedy:
        'Write `::demo{name="BasicExample" height=352}`: the name of a file in `demos/`, and the stage height in pixels.',
    });
    return '';
  }
  if (Number(height) < MIN_HEIGHT || Number(height) > MAX_HEIGHT) {
    env.report({
      line,
      message: `The demo "${name}" has a stage of ${height} pixels.`,
      remedy: `Write the height that it takes on a laptop, between ${MIN_HEIGHT} and ${MAX_HEIGHT} pixels.`,
    });
  }
  if (env.demos.some((demo) => demo.name === name)) {
    env.report({
      line,
      message: `The demo "${name}" stands on this page twice.`,
      remedy: 'Show it once: its name is its anchor.',
    });
  }
  env.demos.push({ name, height: Number(height), line });
  return name;
}
