import { createHash } from 'node:crypto';
import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/sdk/types.js';
import { describe, expect, it } from 'vitest';
import { EXAMPLES_VERSION } from '../../site/versions.ts';
import { getText, request, siteOrigin } from '../support/sites.ts';

const CARD = '/.well-known/mcp/server-card.json';
const NAMES = ['mui-x-data-grid', 'mui-x-date-pickers', 'mui-x-charts', 'mui-x-tree-view', 'mui-x-upgrade'];

interface Skill {
  name: string;
  type: string;
  description: string;
  url: string;
  digest: string;
  files: string[];
}

describe('what programs look for below /.well-known', () => {
  const readSkills = async (folder: string) =>
    ((await (await request(`${folder}/index.json`)).json()) as { skills: Skill[] }).skills;

  it.each([
    [CARD, '/mcp'],
    ['/mcp/server-card', '/mcp'],
    ['/zh/mcp/server-card', '/zh/mcp'],
  ])('%s describes the MCP server at %s', async (path, server) => {
    const response = await request(path);
    expect(response.headers.get('Content-Type')).toBe('application/mcp-server-card+json');
    const card = (await response.json()) as Record<string, unknown>;
    expect(card).toMatchObject({
      name: expect.stringMatching(/^[a-zA-Z0-9.-]+\/mui-x-docs$/) as string,
      version: EXAMPLES_VERSION,
      remotes: [
        {
          type: 'streamable-http',
          url: siteOrigin() + server,
          supportedProtocolVersions: SUPPORTED_PROTOCOL_VERSIONS,
        },
      ],
    });
    // The schema's limit.
    expect(String(card['description']).length).toBeLessThanOrEqual(100);
  });

  it.each(['/.well-known/skills', '/.well-known/agent-skills'])(
    '%s lists the skills with their hashes',
    async (folder) => {
      const skills = await readSkills(folder);
      expect(skills.map(({ name }) => name)).toEqual(NAMES);
      for (const { name, type, description, url, digest, files } of skills) {
        expect([type, files]).toEqual(['skill-md', ['SKILL.md']]);
        expect(description.length).toBeLessThanOrEqual(1024);
        const response = await request(url);
        expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
        const text = await response.text();
        expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
        expect(await getText(`${folder}/${name}/SKILL.md`)).toBe(text);
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(6144);
        expect(text).toMatch(new RegExp(`^---\nname: ${name}\ndescription: ".*${EXAMPLES_VERSION}.*"\n`));
        expect(text).toContain(`${siteOrigin()}/mcp`);
        expect(text).not.toContain('.invalid');
      }
    },
  );

  it.each(NAMES)('the skill %s names pages that exist', async (name) => {
    const text = await getText(`/.well-known/skills/${name}/SKILL.md`);
    const paths = text.match(/(?<= )\/[\w/-]+\.(?:md|txt)(?=\n)/g) ?? [];
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) expect([path, (await request(path)).status]).toEqual([path, 200]);
  });

  it.each([CARD, '/.well-known/skills/index.json', '/.well-known/skills/mui-x-charts/SKILL.md'])(
    '%s is revalidated, and readable from anywhere',
    async (path) => {
      const response = await request(path, { headers: { Origin: 'https://elsewhere.example' } });
      expect(response.status).toBe(200);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
      const etag = response.headers.get('ETag') ?? '';
      expect((await request(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
      expect((await request(path, { method: 'POST' })).status).toBe(405);
    },
  );

  it.each([
    [`/zh${CARD}`, 301, CARD],
    ['/zh-CN/.well-known/skills/index.json', 302, '/.well-known/skills/index.json'],
  ])('%s redirects with %i to %s', async (path, status, target) => {
    const response = await request(path);
    expect([response.status, response.headers.get('Location')]).toEqual([status, target]);
  });

  it.each(['/.well-known/nothing', '/.well-known/skills/nothing/SKILL.md', '/.well-known/mcp/'])(
    '%s is a 404',
    async (path) => {
      expect((await request(path)).status).toBe(404);
    },
  );
});
