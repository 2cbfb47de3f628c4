import type { Handler, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { SKILL_FOLDERS, parseAddress } from '../../site/addresses.ts';
import { MARKDOWN_ORIGIN } from '../../site/page/page.ts';
import { openContent } from '../content/open-content.ts';
import type { Site, WorkerEnv } from '../environment.ts';
import { encodeText } from '../http/bytes.ts';
import { getOrigin } from '../http/origin.ts';

/** Lets programs in browsers read what is the same for everybody. */
export function readableAnywhere(): MiddlewareHandler<WorkerEnv> {
  return cors({ origin: '*', allowMethods: ['GET', 'HEAD'], exposeHeaders: ['ETag'] });
}

/** `GET /.well-known/mcp/server-card.json` and `/mcp/server-card`: what the MCP server is, and where. */
export function serverCard(site: Site): Handler<WorkerEnv> {
  return async function serverCard(c) {
    // Lazy-loaded with the SDK, as the server itself is.
    const { composeServerCard } = await import('../mcp/server-card.ts');
    const { locale } = parseAddress(new URL(c.req.url).pathname);
    const card = JSON.stringify(composeServerCard(getOrigin(site, c.req.url), locale));
    return c.body(card, 200, { 'Content-Type': 'application/mcp-server-card+json' });
  };
}

/**
 * `GET /.well-known/skills/index.json`: the skills for coding assistants. One index for both versions of Agent Skills
 * Discovery (https://github.com/cloudflare/agent-skills-discovery-rfc): 0.1 reads `files`, 0.2 `type`, `url` and `digest`.
 */
export function skillsIndex(site: Site): Handler<WorkerEnv> {
  return async function skillsIndex(c) {
    const origin = getOrigin(site, c.req.url);
    const assets = await (await openContent(c, site)).skills();
    const skills = await Promise.all(
      assets.map(async ({ name, description, text }) => ({
        name,
        type: 'skill-md',
        description,
        url: `${SKILL_FOLDERS[0]}/${name}/SKILL.md`,
        digest: `sha256:${await hash(withOrigin(text, origin))}`,
        files: ['SKILL.md'],
      })),
    );
    return c.json({ $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json', skills });
  };
}

/** `GET /.well-known/skills/<name>/SKILL.md`. A name without a skill is left to the pages, which have the 404. */
export function skill(site: Site): MiddlewareHandler<WorkerEnv> {
  return async function skill(c, next) {
    const skills = await (await openContent(c, site)).skills();
    const found = skills.find(({ name }) => name === c.req.param('name'));
    if (!found) return next();
    const text = withOrigin(found.text, getOrigin(site, c.req.url));
    return c.body(text, 200, { 'Content-Type': 'text/markdown; charset=utf-8' });
  };
}

function withOrigin(text: string, origin: string): string {
  return text.replaceAll(MARKDOWN_ORIGIN, () => origin);
}

async function hash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', encodeText(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
