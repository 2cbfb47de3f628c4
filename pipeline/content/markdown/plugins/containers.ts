import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import container from 'markdown-it-container';
import { DIAGRAMS, isDiagram } from '../../../../site/page/diagrams.ts';
import { escapeHtml } from '../../../../site/kit/escape-html.ts';
import { need } from '../../../../site/kit/need.ts';
import { PRODUCTS } from '../../../../site/products.ts';
import { formatMessage } from '../../load-messages.ts';
import { toEnvironment, type PageEnvironment } from '../environment.ts';
import { fenceTitle } from './fences.ts';

const CALLOUTS = ['info', 'success', 'warning', 'error'] as const;
type Callout = (typeof CALLOUTS)[number];

export function isCallout(name: string): name is Callout {
  return CALLOUTS.some((callout) => callout === name);
}

/** `:::info Title`, `:::codegroup`, `:::diagram`, `:::showcase` and `:::tile` blocks. Other names are reported. */
export function containers(md: MarkdownIt): void {
  md.use(container, 'block', { validate: () => true, render: () => '' });
  md.core.ruler.push('unclosed-containers', reportUnclosed);
  md.renderer.rules.container_block_open = (tokens, index, options, env) =>
    openContainer(md, tokens, index, toEnvironment(env));
  md.renderer.rules.container_block_close = (tokens, index) =>
    isDiagramBlock(findOpening(tokens, index)?.info ?? '') ? '</div></figure>\n' : '</div>\n';
}

function findOpening(tokens: readonly Token[], index: number): Token | undefined {
  const { level } = need(tokens, index);
  return tokens.slice(0, index).findLast((token) => token.type === 'container_block_open' && token.level === level);
}

function isDiagramBlock(info: string): boolean {
  return /^\s*diagram\b/.test(info);
}

/** Markdown-it closes an unclosed block at the end of its parent: whatever follows would become part of it. */
function reportUnclosed(state: StateCore): void {
  const lines = state.src.split('\n');
  for (const { type, map, info, markup } of state.tokens) {
    // An alert ends with its quotation.
    if (type !== 'container_block_open' || markup === '>' || !map || /^[\s>]*:{3,}\s*$/.test(lines[map[1]] ?? ''))
      continue;
    toEnvironment(state.env).report({
      line: map[0],
      message: `The block ":::${info.trim()}" has no end.`,
      remedy: 'Put ::: on a line of its own after it.',
    });
  }
}

function openContainer(md: MarkdownIt, tokens: Token[], index: number, env: PageEnvironment): string {
  const { info, map } = need(tokens, index);
  const [name = '', ...words] = info.trim().split(/\s+/);
  if (isCallout(name)) return openCallout(md, name, words.join(' '), env);
  if (name === 'codegroup') return openCodeGroup(tokens, index, env);
  if (name === 'showcase') return openShowcase(env);
  if (name === 'tile') return openTile(words[0] ?? '', map?.[0] ?? 0, env);
  if (isDiagramBlock(info)) return openDiagram(words.join(' '), map?.[0] ?? 0, env);
  env.report({
    line: map?.[0] ?? 0,
    message: `Unknown callout ":::${name}".`,
    remedy: `Use one of: ${[...CALLOUTS, 'codegroup', 'diagram', 'showcase', 'tile'].map((known) => `:::${known}`).join(', ')}.`,
  });
  return '<div>';
}

function openCallout(md: MarkdownIt, callout: Callout, title: string, env: PageEnvironment): string {
  const text = title ? md.renderInline(title, env) : escapeHtml(formatMessage(env.messages, `callout.${callout}`));
  return `<div class="callout ${callout}" role="note"><p class="callout-title">${text}</p>\n`;
}

/** Placeholders for diagrams in the rendered HTML. */
export const DIAGRAM_MARKS = /<!-- diagram (\w+) -->/g;

/** A diagram; the block's content says the same in words. */
function openDiagram(name: string, line: number, env: PageEnvironment): string {
  if (!isDiagram(name)) {
    env.report({
      line,
      message: `Unknown diagram "${name}".`,
      remedy: `Name one of: ${DIAGRAMS.join(', ')}.`,
    });
  }
  env.features.add('diagram');
  return `<figure class="diagram"><!-- diagram ${escapeHtml(name)} --><div>\n`;
}

/** Demos side by side across the full page width: `showcase.css`. */
function openShowcase(env: PageEnvironment): string {
  env.features.add('showcase');
  return '<div class="showcase">\n';
}

/** One tile of a showcase, in its library's accent colour. */
function openTile(product: string, line: number, env: PageEnvironment): string {
  if (!PRODUCTS.some(({ id }) => id === product)) {
    env.report({
      line,
      message: `Unknown library "${product}" in \`:::tile\`.`,
      remedy: `Name one of: ${PRODUCTS.map(({ id }) => id).join(', ')}.`,
    });
  }
  return `<div class="tile" data-product="${escapeHtml(product)}">\n`;
}

/** Tabs built from radio buttons, so that they work without JavaScript; the fences follow as siblings. */
function openCodeGroup(tokens: Token[], index: number, env: PageEnvironment): string {
  const titles: string[] = [];
  for (let at = index + 1; tokens[at] && tokens[at]?.type !== 'container_block_close'; at += 1) {
    const child = tokens[at];
    const title = child?.type === 'fence' ? fenceTitle(child.info) : '';
    if (title) {
      titles.push(title);
      continue;
    }
    env.report({
      line: child?.map?.[0] ?? 0,
      message: 'A code group holds something other than a fence with a title.',
      remedy: 'Give each fence a title: ```bash title="npm".',
    });
    break;
  }
  env.codeGroups += 1;
  env.features.add('codeGroups');
  const name = `group-${env.codeGroups}`;
  const tabs = titles.map((title, at) => {
    const id = `${name}-${at}`;
    return (
      `<input type="radio" name="${name}" id="${id}" value="${escapeHtml(title)}"${at === 0 ? ' checked' : ''}>` +
      `<label for="${id}">${escapeHtml(title)}</label>`
    );
  });
  return `<div class="codegroup">${tabs.join('')}\n`;
}
