import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { ErrorCode, type CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLES_VERSION } from '../../site/versions.ts';
import { connectMcp, getTexts } from '../support/mcp-client.ts';
import { getText, siteOrigin } from '../support/sites.ts';

const NETWORK = '192.0.2.8';

let client: Client;

beforeAll(async () => {
  client = await connectMcp('/mcp', NETWORK);
});
afterAll(() => client.close());

describe('the version of the packages', () => {
  it.each<[string, Record<string, unknown>]>([
    ['search', { query: 'sorting' }],
    ['read_page', { page: '/x/react-charts/' }],
    ['list_pages', {}],
    ['component_api', { name: 'DataGrid', member: 'sortModel' }],
    ['demo_source', { page: 'react-tree-view' }],
    ['find_error', { message: 'qqqqzzzz xxxx wwww vvvv' }],
  ])('is in an answer of %s', async (name, input) => {
    expect(getTexts((await client.callTool({ name, arguments: input })) as CallToolResult).at(-1)).toBe(
      `[Of MUI X ${EXAMPLES_VERSION}]`,
    );
  });
});

/** All resources of a client, portion by portion. */
async function listAll(of: Client) {
  const first = await of.listResources();
  const all = [first];
  for (let cursor = first.nextCursor; cursor !== undefined;) {
    const next = await of.listResources({ cursor });
    all.push(next);
    cursor = next.nextCursor;
  }
  return all;
}

describe('the resources', () => {
  it('are the pages that llms.txt lists, in portions', async () => {
    const portions = await listAll(client);
    expect(portions.length).toBeGreaterThan(1);
    for (const { resources } of portions) expect(resources.length).toBeLessThanOrEqual(100);
    const uris = portions.flatMap(({ resources }) => resources.map(({ uri }) => uri));
    const list = await getText('/llms.txt');
    expect(uris.sort()).toEqual([...list.matchAll(/^- \[.*\]\((.*)\): /gm)].map(([, uri]) => uri).sort());
  });

  it('have the language of the server’s address', async () => {
    const chinese = await connectMcp('/zh/mcp', NETWORK);
    try {
      const { resources } = await chinese.listResources();
      for (const { uri } of resources) expect(uri).toContain(`${siteOrigin()}/zh/`);
      const { contents } = await chinese.readResource({ uri: `${siteOrigin()}/zh/x/react-tree-view.md` });
      expect(contents[0]).toMatchObject({ text: expect.stringMatching(/^# .*\p{Script=Han}/u) as string });
    } finally {
      await chinese.close();
    }
  });

  it.each(['/x/react-tree-view.md', '/x/react-tree-view/', '/x/api/data-grid/data-grid.md', '/x/react_tree_view/'])(
    'are read by address: %s',
    async (path) => {
      const uri = siteOrigin() + path;
      const { contents } = await client.readResource({ uri });
      const twin = /data-grid/.test(path) ? '/x/api/data-grid/data-grid.md' : '/x/react-tree-view.md';
      const text = await getText(twin);
      expect(contents).toEqual([{ uri, mimeType: 'text/markdown', text }]);
      expect(text).toContain(EXAMPLES_VERSION);
    },
  );

  it('have a template of their addresses', async () => {
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([`${siteOrigin()}/x/{+page}.md`]);
  });

  it('report an address without a page, with the nearest ones', async () => {
    await expect(client.readResource({ uri: `${siteOrigin()}/x/react-data-grid/sort.md` })).rejects.toMatchObject({
      code: -32002,
      message: expect.stringContaining('/x/react-data-grid/sorting') as string,
    });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a cursor that no answer had', () => client.listResources({ cursor: '/x/nothing' })],
    ['an address that is too long', () => client.readResource({ uri: `https://docs.example/${'x'.repeat(300)}` })],
  ])('refuse %s', async (_, ask) => {
    await expect(ask()).rejects.toMatchObject({ code: ErrorCode.InvalidParams });
  });
});

describe('the prompts', () => {
  const promptText = async (name: string, args: Record<string, string>, of = client) => {
    const { messages } = await of.getPrompt({ name, arguments: args });
    expect(messages.map(({ role }) => role)).toEqual(['user']);
    const content = messages[0]?.content;
    return content?.type === 'text' ? content.text : '';
  };
  const MESSAGE = 'MUI X: Can not find the date and time pickers localization context.';

  it('are listed with their arguments', async () => {
    const { prompts } = await client.listPrompts();
    const list = prompts.map(({ name, arguments: args = [] }) => [
      name,
      args.map((one) => `${one.name}${one.required ? '' : '?'}`),
    ]);
    expect(list).toEqual([
      ['upgrade_file', ['file', 'from?']],
      ['build_form', ['fields', 'styling?']],
      ['explain_message', ['message']],
    ]);
    for (const { arguments: args = [] } of prompts)
      for (const { description } of args) expect(description).toMatch(/\w/);
  });

  it('upgrade_file names the guides from that version on, and contains the file', async () => {
    const file = 'const text = `a`;\n```\n';
    const text = await promptText('upgrade_file', { file, from: '7' });
    expect(text).toContain(`(${siteOrigin()}/x/migration/migration-pickers-v7/)`);
    expect(text).toContain(`MUI X ${EXAMPLES_VERSION}`);
    expect(text).toContain(`\n\`\`\`\`tsx\n${file.trimEnd()}\n\`\`\`\``);
    expect(await promptText('upgrade_file', { file, from: '8' })).not.toContain('migration-pickers-v7');
  });

  it('build_form contains what the form asks for, and the styling', async () => {
    const text = await promptText('build_form', { fields: 'a date of arrival', styling: 'tailwind' });
    expect(text).toContain('a date of arrival');
    expect(text).toContain('"tailwind"');
    expect(text).toContain(`MUI X ${EXAMPLES_VERSION}`);
  });

  it('explain_message contains cause and remedy, or says that the message is unknown', async () => {
    const known = await promptText('explain_message', { message: MESSAGE });
    expect(known).toContain('/x/api/date-pickers/errors/#error-');
    expect(known).toContain('**What to do**');
    expect(await promptText('explain_message', { message: 'qqqqzzzz xxxx' })).toContain('No package of MUI X has such');
  });

  it('ask for an answer in the language of the server’s address', async () => {
    const chinese = await connectMcp('/zh/mcp', NETWORK);
    try {
      expect(await promptText('explain_message', { message: MESSAGE }, chinese)).toMatch(/解决办法[^]*中文\.$/);
    } finally {
      await chinese.close();
    }
  });

  it.each<[string, string, Record<string, string>]>([
    ['an unknown name', 'delete_page', {}],
    ['no file', 'upgrade_file', {}],
    ['a version in words', 'upgrade_file', { file: 'x', from: 'seven' }],
    ['a file that is too long', 'upgrade_file', { file: 'x'.repeat(24_001) }],
    ['a form without fields', 'build_form', { fields: ' ' }],
    ['an unknown styling', 'build_form', { fields: 'a name', styling: 'sass' }],
  ])('refuse %s', async (_, name, args) => {
    await expect(client.getPrompt({ name, arguments: args })).rejects.toMatchObject({ code: ErrorCode.InvalidParams });
  });
});
