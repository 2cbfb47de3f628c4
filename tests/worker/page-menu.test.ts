import { describe, expect, it } from 'vitest';
import zh from '../../locales/zh.json' with { type: 'json' };
import { getElements } from '../support/html.ts';
import { getText, siteOrigin } from '../support/sites.ts';

const PATH = '/x/react-tree-view/rich-tree-view/focus/';

/** Attributes of the entry of the page's menu with a name. */
async function getEntry(element: 'a' | 'button', name: string, path = PATH) {
  const entries = getElements(await getText(path), element);
  return entries.find(({ inner }) => inner.includes(`<strong>${name}</strong>`))?.attributes ?? {};
}

describe('the menu of a page', () => {
  it('links to assistants with the URL of the Markdown in the prompt', async () => {
    const { href = '' } = await getEntry('a', 'Open in ChatGPT');
    expect(new URL(href).searchParams.get('q')).toContain(`${siteOrigin() + PATH.slice(0, -1)}.md`);
  });

  it.each([
    ['Connect Claude Code', (server: string) => `claude mcp add --transport http mui-x-docs ${server}`],
    ['Connect VS Code', (server: string) => `code --add-mcp '{"name":"mui-x-docs","type":"http","url":"${server}"}'`],
    ['Copy the MCP server’s address', (server: string) => server],
  ])('has what is needed to connect a program to the MCP server: %s', async (name, getText) => {
    expect((await getEntry('button', name))['data-copy-text']).toBe(getText(`${siteOrigin()}/mcp`));
  });

  it('leads programs to what answers in the language of the page', async () => {
    const server = await getEntry('button', zh['page.mcp.address'], `/zh${PATH}`);
    expect(server['data-copy-text']).toBe(`${siteOrigin()}/zh/mcp`);
    const links = getElements(await getText(`/zh${PATH}`), 'a').map(({ attributes }) => attributes.href);
    expect(links.filter((href) => href?.endsWith('llms.txt'))).toEqual(['/zh/llms.txt']);
  });
});
