import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashInputs, hashOutputs } from '../../../pipeline/build/build-hashes.ts';
import { createContext, type BuildContext } from '../../../pipeline/cache/context.ts';
import { writeFiles } from '../../support/builds.ts';
import { useSharedFolder } from '../../support/folder.ts';

/** A file of every kind that a build reads. */
const INPUTS = [
  ...['client/a.tsx', 'locales/en.json', 'pipeline/build/a.ts', 'public/_headers', 'site/a.ts', 'worker/a.ts'],
  ...['content/a/index.md', 'reference/reference.ts'],
  ...['package.json', 'package-lock.json', 'node_modules/.package-lock.json', 'tsconfig.json'],
];
const OUTPUTS = ['dist/assets/static/a.js', 'dist/generated/build.json'];

const inRoot = useSharedFolder();
let context: BuildContext;
const options = { withPictures: false };

beforeAll(async () => {
  await writeFiles(inRoot(), Object.fromEntries([...INPUTS, ...OUTPUTS].map((file) => [file, 'before'])));
  const places = { content: inRoot('content'), reference: inRoot('reference'), out: inRoot('dist') };
  context = createContext({ root: inRoot(), ...places });
});

describe('the hash of what a build is made of', () => {
  it.each(INPUTS)('changes with %s', async (file) => {
    const before = await hashInputs(context, options);
    await writeFile(inRoot(file), 'after');
    expect(await hashInputs(context, options)).not.toBe(before);
  });

  it('changes with a new file, and with its name', async () => {
    const before = await hashInputs(context, options);
    const first = inRoot('content/a/first.md');
    await writeFile(first, 'new');
    const added = await hashInputs(context, options);
    await rm(first);
    await writeFile(inRoot('content/a/other.md'), 'new');
    expect(new Set([before, added, await hashInputs(context, options)])).toHaveLength(3);
  });

  it('changes with the options', async () => {
    expect(await hashInputs(context, { withPictures: true })).not.toBe(await hashInputs(context, options));
    expect(await hashInputs({ ...context, marksLines: true }, options)).not.toBe(await hashInputs(context, options));
  });

  it('changes with a commit, which gives pages their dates', async () => {
    const git = (...values: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...values], { cwd: inRoot() });
    git('init', '--quiet');
    const before = await hashInputs(context, options);
    git('commit', '--quiet', '--allow-empty', '--message', 'Begin');
    expect(await hashInputs(context, options)).not.toBe(before);
  });
});

describe('the hash of what a build has written', () => {
  it.each(OUTPUTS)('changes with %s', async (file) => {
    const before = await hashOutputs(context);
    await writeFile(inRoot(file), 'after');
    expect(await hashOutputs(context)).not.toBe(before);
  });
});
