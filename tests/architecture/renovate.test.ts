import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './imports.ts';

type Dependencies = 'dependencies' | 'devDependencies';

const read = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as unknown;
const ours = read('package.json') as Record<Dependencies, Record<string, string>>;
const { packageRules } = read('.github/renovate.json') as {
  packageRules: { description: string; matchPackageNames: string[]; matchDepTypes?: Dependencies[] }[];
};

/** Whether a name fits a pattern, whose stars stand for any text without a slash. */
const fits = (name: string, pattern: string) =>
  new RegExp(`^${pattern.replaceAll(/[.+?^$()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}$`).test(name);

it.each(packageRules)('updates follow a rule that is about our dependencies: $description', (rule) => {
  const { matchPackageNames, matchDepTypes = ['dependencies', 'devDependencies'] } = rule;
  const names = matchDepTypes.flatMap((kind) => Object.keys(ours[kind]));
  expect(matchPackageNames).not.toEqual([]);
  expect(matchPackageNames.filter((pattern) => !names.some((name) => fits(name, pattern)))).toEqual([]);
});
