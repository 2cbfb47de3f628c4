import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { writeFiles } from '../setup/builds.ts';
import { setUpWith } from '../setup/other-node.ts';
import { ROOT } from './imports.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const { engines, scripts } = JSON.parse(read('package.json')) as {
  engines: { node: string };
  scripts: Record<string, string>;
};
const oldest = /^>=(\d+)$/.exec(engines.node)?.[1] ?? '';
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md'];

/** Scripts that a document names, and those that they run. */
const NAMED = new Set(
  [...DOCUMENTS.map(read), ...Object.values(scripts)].flatMap((text) =>
    [...text.matchAll(/\bnpm (?:run (?:-s )?)?([\w:]+)/g)].map(([, name = '']) => name),
  ),
);

/** What `cmd` understands as a shell does: programs with plain words, one after the other. */
const PORTABLE = /^(?:npm|run-p|node|eslint|prettier|knip|vitest)(?: [\w./:=-]+)*$/;
const strangeParts = (script: string) => script.split(' && ').filter((part) => !PORTABLE.test(part));

describe('the scripts of package.json', () => {
  it('strangeParts finds what only a POSIX shell understands', () => {
    const scripts = ['[ a -nt b ] || { c; }', 'sh a.sh', 'A=1 node b.ts', 'node $A', "node 'a b'", 'node a; node b'];
    expect(scripts.flatMap(strangeParts)).toEqual(scripts);
    expect(strangeParts('npm run -s setup && node a/b.ts --c=d')).toEqual([]);
  });

  it.each(Object.entries(scripts).filter(([name]) => NAMED.has(name)))('%s run in any shell', (_name, script) => {
    expect(strangeParts(script)).toEqual([]);
  });

  it('measure every build against the budgets of sizes', () => {
    expect(scripts.postbuild).toBe('npm run -s budgets');
    expect(Object.values(scripts).filter((script) => script.includes('commands/build.ts'))).toEqual([scripts.build]);
  });

  it.each(DOCUMENTS)('are not given variables by a POSIX shell in %s', (file) => {
    expect(read(file).match(/\b[A-Z_]+=\S+ np[mx]\b.*/g)).toBeNull();
  });
});

describe('the browsers of the tests', () => {
  /** Installs them on a machine where apt fails, which has everything but Firefox and WebKitGTK. */
  async function installWith(environment: Record<string, string>) {
    const folder = await mkdtemp(path.join(tmpdir(), 'tools-'));
    try {
      const script = read('tests/setup/install-tools.sh').replaceAll(/has \/\S+/g, 'true');
      await writeFiles(folder, { 'install-tools.sh': script });
      const programs = { 'apt-get': 'exit 100', openssl: '', java: '' };
      for (const [name, text] of Object.entries(programs))
        await writeFile(path.join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
      const { status, stderr } = spawnSync('/bin/sh', [path.join(folder, 'install-tools.sh')], {
        env: { PATH: folder, ...environment },
        encoding: 'utf8',
      });
      return { status, stderr };
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  it.skipIf(process.platform === 'win32')('may be missing on a machine of one’s own, but not in CI', async () => {
    const own = await installWith({});
    expect(own.status).toBe(0);
    expect(own.stderr).toContain('their tests are skipped');
    const ci = await installWith({ CI: 'true' });
    expect(ci.status).toBe(1);
    expect(ci.stderr).toContain('Firefox and WebKitGTK could not be installed');
  });
});

describe('the oldest Node', () => {
  it('is the one that the README names', () => {
    expect(read('README.md')).toContain(`You need Node ${oldest} or newer`);
  });

  it('installs, and an older one is refused with what to do', { timeout: 60_000 }, async () => {
    expect(await setUpWith(`${oldest}.0.0`)).toEqual({ status: 0, stderr: '' });
    const { status, stderr } = await setUpWith(`${Number(oldest) - 1}.9.0`);
    expect(status).toBe(1);
    expect(stderr).toContain(`Install Node ${oldest} or newer`);
  });
});

describe('the dev container', () => {
  const { config, error } = ts.parseConfigFileTextToJson('', read('.devcontainer/devcontainer.json')) as {
    config: { image: string; postCreateCommand: Record<string, string> };
    error?: ts.Diagnostic;
  };

  it('has the image in which the workflow runs the tests', () => {
    expect(error).toBeUndefined();
    const check = parse(read('.github/workflows/check.yml')) as { jobs: { test: { container: string } } };
    expect(config.image).toBe(check.jobs.test.container);
  });

  it('installs by scripts that exist', () => {
    const { packages = '', tools = '' } = config.postCreateCommand;
    expect(scripts).toHaveProperty(packages.replace('npm run ', ''));
    expect(execFileSync('git', ['ls-files', tools.replace('sh ', '')], { cwd: ROOT, encoding: 'utf8' })).not.toBe('');
  });
});
