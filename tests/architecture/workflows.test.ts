import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './imports.ts';

interface Workflow {
  permissions: object;
  jobs: Record<string, { 'timeout-minutes'?: number }>;
}

const FOLDER = path.join(ROOT, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const workflows = readdirSync(FOLDER).map((file): [string, Workflow] => [
  file,
  parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Workflow,
]);

it('a build or a deployment fails if a size budget is exceeded', () => {
  expect(scripts.postbuild).toBe('npm run -s budgets');
  expect(scripts.deploy).toContain('npm run -s build && ');
});

describe('the workflows', () => {
  it.each(workflows)('%s has read-only permissions and a timeout for each job', (_file, { permissions, jobs }) => {
    expect(permissions).toMatchObject({ contents: 'read' });
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  });
});

describe('the issue forms', () => {
  it('have the fields that "Report a problem" fills in', () => {
    const code = readFileSync(path.join(ROOT, 'client/browser/tools/report-problem.ts'), 'utf8');
    const [, template = '', fields = ''] = /template: '([\w.-]+)', (.*) \}/.exec(code) ?? [];
    const file = path.join(ROOT, '.github/ISSUE_TEMPLATE', template);
    const { body } = parse(readFileSync(file, 'utf8')) as { body: { id: string }[] };
    const filled = fields.split(', ').map((field) => field.split(':')[0]);
    expect(filled.length).toBeGreaterThan(1);
    expect(body.map(({ id }) => id)).toEqual(expect.arrayContaining(filled));
  });
});
