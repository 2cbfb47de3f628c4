import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../../pipeline/kit/context.ts';
import { uncommitted } from '../../../pipeline/release/commit.ts';
import { refuseVariables } from '../../../pipeline/release/variables.ts';
import { failureText } from '../../../pipeline/release/wrangler.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'release-'));
});
afterEach(() => rm(folder, { recursive: true }));

const OWN = 'SITE_ORIGIN = ""\nDOCS_DOMAIN = ""\nSERVICE_WORKER = "on"\n';

async function refused(production: string, environment: string | undefined = 'production'): Promise<string> {
  const toml = `name = "docs"\n[vars]\n${environment ? '' : production}\n[env.production.vars]\n${production}\n`;
  await writeFile(path.join(folder, 'wrangler.toml'), toml);
  try {
    refuseVariables(folder, environment);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

describe('refuseVariables', () => {
  it.each([undefined, 'staging', 'production'])('accepts valid variables: %s', (environment) => {
    expect(() => refuseVariables(createContext().root, environment)).not.toThrow();
  });

  it.each([
    [
      'a wrong value',
      OWN.replace('SITE_ORIGIN = ""', 'SITE_ORIGIN = "https://a.example/docs"'),
      'SITE_ORIGIN is "https://a.example/docs": write the origin alone, in lower case, without path or trailing slash.',
    ],
    ['no text', `${OWN}BRANCH = 7`, 'BRANCH is 7: Invalid type: Expected string but received 7.'],
    ['a misspelt name', `${OWN}SITE_ORIGN = ""`, 'SITE_ORIGN is no variable of this site. Do you mean SITE_ORIGIN?'],
    [
      'a name in lower case',
      `${OWN}tag_id = ""`,
      'tag_id is no variable of this site. It has SITE_ORIGIN, DOCS_DOMAIN',
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

  it('reports all problems at once', async () => {
    const lines = (await refused('SERVICE_WORKER = "yes"\nTAGID = ""')).split('\n');
    expect(lines.map((line) => /: (\w+)/.exec(line)?.[1])).toEqual([
      'SERVICE_WORKER',
      'TAGID',
      'SITE_ORIGIN',
      'DOCS_DOMAIN',
    ]);
  });

  it('reports an unknown environment, and lists the known ones', async () => {
    expect(await refused(OWN, 'prodution')).toBe('wrangler.toml has no environment "prodution". It has production.');
  });
});

describe('uncommitted', () => {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...words], { cwd: folder });

  it('lists the differences from the commit', async () => {
    git('init', '--quiet');
    await writeFile(path.join(folder, 'page.md'), 'Text.');
    expect(await uncommitted(folder)).toBe('The build differs from the last commit in page.md.');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Write');
    expect(await uncommitted(folder)).toBeNull();
  });

  it('returns nothing outside a repository', async () => {
    expect(await uncommitted(folder)).toBeNull();
  });
});

const WARNING = '▲ [WARNING] Processing wrangler.toml configuration:\n\n  - Please add these vars:\n    - BRANCH\n\n\n';
const LOGS = '\n\n🪵  Logs were written to "/home/a/wrangler.log"\n';
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
