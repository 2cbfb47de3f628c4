import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createContext } from '../../../pipeline/cache/context.ts';
import { uncommitted } from '../../../pipeline/release/commit.ts';
import { readConfiguration } from '../../../pipeline/release/configuration.ts';
import { assertOriginIsServed } from '../../../pipeline/release/origin.ts';
import { assertConfiguration } from '../../../pipeline/release/assert-configuration.ts';
import { failureText } from '../../../pipeline/release/wrangler.ts';
import { useFolder } from '../../support/folder.ts';

const inFolder = useFolder();

const OWN = 'SITE_ORIGIN = ""\nDOCS_DOMAIN = ""\nSERVICE_WORKER = "on"\n';

const ASSETS = '[assets]\ndirectory = "assets"\nbinding = "ASSETS"\n';

async function refused(production: string, tables = ASSETS): Promise<string> {
  const toml = `name = "docs"\n${tables}[env.production.vars]\n${production}\n`;
  return getRefusal(toml, () => assertConfiguration(inFolder(), 'production'));
}

/** The message of what refuses a configuration; empty if it is accepted. */
async function getRefusal(toml: string, check: () => void): Promise<string> {
  await writeFile(inFolder('wrangler.toml'), toml);
  try {
    check();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('refuseConfiguration', () => {
  it.each([undefined, 'staging', 'preview', 'production'])('accepts those of the site: %s', (environment) => {
    expect(() => assertConfiguration(createContext().root, environment)).not.toThrow();
  });

  it.each([
    [
      'a wrong value',
      OWN.replace('SITE_ORIGIN = ""', 'SITE_ORIGIN = "https://a.example/docs"'),
      'SITE_ORIGIN is "https://a.example/docs": write the origin alone, in lower case, without path or trailing slash.',
    ],
    [
      'an address without its scheme, once',
      OWN.replace('SITE_ORIGIN = ""', 'SITE_ORIGIN = "docs.example.com"'),
      'SITE_ORIGIN is "docs.example.com": write an address that begins with https:// or http://.',
    ],
    ['a number', `${OWN}BRANCH = 7`, 'BRANCH is 7: write it in quotes.'],
    [
      'a number where a variable may be empty',
      `${OWN}CLIENT_ERROR_SHARE = 1`,
      'CLIENT_ERROR_SHARE is 1: write it in quotes.',
    ],
    ['a truth value', OWN.replace('"on"', 'true'), 'SERVICE_WORKER is true: write "on" or "off".'],
    ['a misspelt name', `${OWN}SITE_ORIGN = ""`, 'SITE_ORIGN is not a variable of this site. Do you mean SITE_ORIGIN?'],
    [
      'a name in lower case',
      `${OWN}tag_id = ""`,
      'tag_id is not a variable of this site. It has SITE_ORIGIN, DOCS_DOMAIN',
    ],
    [
      'a missing one',
      OWN.replace('DOCS_DOMAIN = ""\n', ''),
      'DOCS_DOMAIN is missing: write it, empty if it is to be off.',
    ],
  ])('reports %s', async (_name, variables, message) => {
    const lines = (await refused(variables)).split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`wrangler.toml, [env.production.vars]: ${message}`);
  });

  it.each([
    [
      'a misspelt field of the assets',
      ASSETS.replace('binding', 'bindng'),
      '[assets]: The worker cannot read its files: the binding is missing. Write binding = "ASSETS".',
    ],
    [
      'another binding of the assets',
      ASSETS.replace('ASSETS', 'FILES'),
      '[assets]: The worker cannot read its files: the binding is FILES. Write binding = "ASSETS".',
    ],
    [
      'a misspelt namespace',
      `${ASSETS}[[env.production.kv_namespaces]]\nbinding = "CONTNT"\nid = "1"\n`,
      '[[env.production.kv_namespaces]]: CONTNT is not a binding of this site. Do you mean CONTENT?',
    ],
    [
      'an unknown data set',
      `${ASSETS}[[env.production.analytics_engine_datasets]]\nbinding = "VISITS"\ndataset = "visits"\n`,
      '[[env.production.analytics_engine_datasets]]: VISITS is not a binding of this site. It has COUNTS.',
    ],
  ])('reports %s', async (_name, tables, message) => {
    expect(await refused(OWN, tables)).toBe(`wrangler.toml, ${message}`);
  });

  it('reports all problems at once', async () => {
    const lines = (await refused('SERVICE_WORKER = "yes"\nTAGID = ""')).split('\n');
    expect(lines.map((line) => /: (\w+)/.exec(line)?.[1])).toEqual([
      'SERVICE_WORKER',
      'TAGID',
      'SITE_ORIGIN',
      'DOCS_DOMAIN',
    ]);
  });
});

describe('wrangler.toml', () => {
  it.each([
    ['staging', 'off'],
    ['preview', 'off'],
    ['production', 'on'],
  ])('%s has search engines %s', (environment, expected) => {
    const { SEARCH_ENGINES = 'on' } = readConfiguration(createContext().root, environment).vars;
    expect(SEARCH_ENGINES).toBe(expected);
  });
});

describe('refuseStrayOrigin', () => {
  const CUSTOM_DOMAIN = 'routes = [{ pattern = "docs.example.com", custom_domain = true }]';
  const WORKERS_DEV = 'docs-production.<account>.workers.dev';

  async function refusal(origin: string, settings: string): Promise<string> {
    const toml = `name = "docs"\n[env.production]\n${settings}\n[env.production.vars]\nSITE_ORIGIN = "${origin}"\n`;
    return getRefusal(toml, () => assertOriginIsServed(inFolder(), 'production'));
  }

  it.each([
    ['the host of the custom domain', 'https://docs.example.com', CUSTOM_DOMAIN],
    ['the host of a route', 'https://docs.example.com', 'route = "https://docs.example.com/*"'],
    ['a host below a route', 'https://docs.example.com', 'routes = ["*.example.com/*"]'],
    ['the name of a route for all below it too', 'https://example.com', 'routes = ["*example.com/*"]'],
    ['workers.dev beside a route', 'https://docs-production.me.workers.dev', `workers_dev = true\n${CUSTOM_DOMAIN}`],
    ['the address at workers.dev', 'https://docs-production.me.workers.dev', 'workers_dev = true'],
    ['none', '', CUSTOM_DOMAIN],
    ['any, if nothing tells the host', 'https://docs.example.com', 'workers_dev = false'],
  ])('accepts %s', async (_name, origin, settings) => {
    expect(await refusal(origin, settings)).toBe('');
  });

  it.each([
    ['another host than the custom domain', 'https://doc.example.com', CUSTOM_DOMAIN, 'docs.example.com'],
    ['a host beside a route', 'https://docs.example.org', 'routes = ["*.example.com/*"]', '*.example.com'],
    ['another worker', 'https://docs.me.workers.dev', 'workers_dev = true', WORKERS_DEV],
    ['another worker, on workers.dev for want of routes', 'https://docs.me.workers.dev', '', WORKERS_DEV],
    ['an address without an account', 'https://docs-production.workers.dev', 'workers_dev = true', WORKERS_DEV],
    ['workers.dev with routes only', 'https://docs-production.me.workers.dev', CUSTOM_DOMAIN, 'docs.example.com'],
    ['the name above a route', 'https://example.com', 'routes = ["*.example.com/*"]', '*.example.com'],
  ])('refuses %s in one line', async (_name, origin, settings, host) => {
    expect(await refusal(origin, settings)).toBe(
      `wrangler.toml, [env.production.vars]: SITE_ORIGIN is "${origin}", but the worker answers at ${host}. Correct it or the routes; if another server passes requests on to the worker, add -- --address ${origin}.`,
    );
  });
});

describe('uncommitted', () => {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], { cwd: inFolder() });

  it('lists the differences from the commit', async () => {
    git('init', '--quiet');
    await writeFile(inFolder('page.md'), 'Text.');
    expect(await uncommitted(inFolder())).toBe('The build differs from the last commit in page.md.');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Write');
    expect(await uncommitted(inFolder())).toBeNull();
  });

  it('returns nothing outside a repository', async () => {
    expect(await uncommitted(inFolder())).toBeNull();
  });
});

const WARNING = '▲ [WARNING] Processing wrangler.toml configuration:\n\n  - Please add these vars:\n    - BRANCH\n\n\n';
const LOGS = '\n\n🪵  Logs were written to "logs/wrangler.log"\n';
const COMMAND = ['versions', 'list'];

describe('what a failed call of wrangler prints', () => {
  it('is a line with the remedy if there is no token', () => {
    const error =
      "✘ [ERROR] In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work.\n\n  To continue without logging in, rerun this command.";
    expect(failureText(COMMAND, WARNING + error + LOGS)).toMatch(
      /^CLOUDFLARE_API_TOKEN is not set: .*wrangler login`\.$/,
    );
  });

  it('begins with the reason, and has no warnings', () => {
    const error = '✘ [ERROR] A request to the Cloudflare API failed.\n\n  Authentication error [code: 10000]';
    expect(failureText(COMMAND, WARNING + error + LOGS)).toBe(
      'A request to the Cloudflare API failed.\n\n  Authentication error [code: 10000]\nwrangler versions list failed.',
    );
  });

  it('is everything if there is no reason', () => {
    expect(failureText(COMMAND, 'fetch failed\n')).toBe('fetch failed\nwrangler versions list failed.');
  });
});
