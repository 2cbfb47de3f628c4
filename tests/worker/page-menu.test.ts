import { describe, expect, it } from 'vitest';
import { readHtml } from '../support/browser/pages.ts';
import { getElements } from '../support/html.ts';
import { siteOrigin } from '../support/sites.ts';

const PATH = '/x/react-tree-view/rich-tree-view/focus/';

/** Attributes of the entry of the page's menu with a name. */
async function getEntry(element: 'a' | 'button', name: string) {
  const entries = getElements(await readHtml(PATH), element);
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
});
