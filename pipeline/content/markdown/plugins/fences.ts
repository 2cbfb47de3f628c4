import type { MarkdownIt } from 'markdown-it';
import { need } from '../../../../site/kit/need.ts';
import { LANGUAGES, highlight } from '../../../kit/highlight.ts';
import { escapeHtml } from '../../../../site/kit/escape-html.ts';
import { formatMessage } from '../../load-messages.ts';
import { toEnvironment } from '../environment.ts';

/** Highlighted fences with title, marked lines, diff and a copy button. */
export function fences(md: MarkdownIt): void {
  md.renderer.rules.fence = (tokens, index, options, env) => {
    const token = tokens[index];
    if (!token) return '';
    const page = toEnvironment(env);
    const { language, title, marked } = parseInfo(token.info);
    if (!LANGUAGES.includes(language)) {
      page.report({
        line: token.map?.[0] ?? 0,
        message: language ? `Unknown fence language "${language}".` : 'A fence has no language.',
        remedy: `Use one of: ${LANGUAGES.join(', ')}.`,
      });
      return '';
    }
    const code = token.content.replace(/\n$/, '');
    const lines = decorate(code, language).map((line, at) =>
      marked.has(at + 1) ? `<mark>${line || ' '}</mark>` : line,
    );
    return codeBlock({ html: lines.join('\n'), language, title, copyLabel: formatMessage(page.messages, 'code.copy') });
  };
}

/** HTML of a code block. `client/browser/code/copy-code.ts` activates the copy button. */
function codeBlock(block: { html: string; language: string; title: string; copyLabel: string }): string {
  const caption = block.title ? `<figcaption>${escapeHtml(block.title)}</figcaption>` : '';
  // On a single line the button would cover the end of the code.
  const isLine = !block.title && !block.html.includes('\n');
  return (
    `<figure class="${isLine ? 'code line' : 'code'}">${caption}<pre tabindex="0"><code class="language-${block.language}">${block.html}</code></pre>` +
    `<button type="button" class="copy" data-copy data-ga-event-category="code" data-ga-event-action="copy-click">${escapeHtml(block.copyLabel)}</button></figure>\n`
  );
}

/** Title of a fence's info string; empty for none. */
export function fenceTitle(info: string): string {
  return /title="([^"]*)"/.exec(info)?.[1] ?? '';
}

interface FenceInfo {
  language: string;
  title: string;
  /** Marked lines, 1-based. */
  marked: Set<number>;
}

/** `tsx title="App.tsx" {2,4-6}` */
export function parseInfo(info: string): FenceInfo {
  const language = /^\s*([\w-]*)/.exec(info)?.[1] ?? '';
  const ranges = /\{([\d,\s-]+)\}/.exec(info)?.[1] ?? '';
  const marked = new Set<number>();
  for (const range of ranges.split(',').filter(Boolean)) {
    const [from = 0, to = from] = range.split('-').map(Number);
    for (let line = from; line <= to; line += 1) marked.add(line);
  }
  return { language, title: fenceTitle(info), marked };
}

/** Lines as HTML. What should not be copied (prompts, removed lines, diff markers) gets `data-nocopy`. */
function decorate(code: string, language: string): readonly string[] {
  const source = code.split('\n');
  if (language === 'diff') {
    const lines = highlight(source.map((line) => line.replace(/^[+-]/, ' ')).join('\n'), language);
    return lines.map((line, at) => diffLine(need(source, at), line));
  }
  if (language === 'bash') {
    const lines = highlight(source.map((line) => line.replace(/^\$ /, '')).join('\n'), language);
    return lines.map((line, at) => (source[at]?.startsWith('$ ') ? `<span data-nocopy>$ </span>${line}` : line));
  }
  return highlight(code, language);
}

function diffLine(source: string, html: string): string {
  const rest = html.replace(/^((?:<i[^>]*>)?) /, '$1');
  if (source.startsWith('+')) return `<ins><span data-nocopy>+</span>${rest}</ins>`;
  if (source.startsWith('-')) return `<del data-nocopy>-${rest}</del>`;
  if (source.startsWith(' ')) return `<span data-nocopy> </span>${rest}`;
  return html;
}
