import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './imports.ts';

interface Workflow {
  on: object;
  permissions: object;
  jobs: Record<string, { steps: { run?: string; uses?: string }[]; 'timeout-minutes'?: number }>;
}

const FOLDER = path.join(ROOT, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const workflows = readdirSync(FOLDER).map((file): [string, Workflow] => [
  file,
  parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Workflow,
]);

/** The shell commands of all steps, with chained commands split. */
const commandsOf = ({ jobs }: Workflow) =>
  Object.values(jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run = '' }) => run.split(/\n|&&|\||>|;/).map((command) => command.trim())),
  );
const npmScripts = (commands: string[]) =>
  commands.flatMap((command) => /\bnpm (?:run (?:-s )?)?(?!ci\b)([\w:]+)/.exec(command)?.[1] ?? []);

const COMMANDS = [...new Set(workflows.flatMap(([, workflow]) => npmScripts(commandsOf(workflow))))];

it('a build or a deployment fails if a size budget is exceeded', () => {
  expect(scripts.postbuild).toBe('npm run -s budgets');
  expect(scripts.deploy).toContain('npm run -s build && ');
});

describe('the workflows', () => {
  it.each(workflows)('%s has read-only permissions and a timeout for each job', (_file, { permissions, jobs }) => {
    expect(permissions).toMatchObject({ contents: 'read' });
    for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  });

  it('only use scripts of package.json', () => {
    expect(COMMANDS).toEqual(
      expect.arrayContaining(['types', 'lint', 'test', 'build', 'budgets', 'deploy', 'rollback']),
    );
    expect(COMMANDS.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  it.each(COMMANDS)('npm run %s uses files and programs that exist', (name) => {
    const words = (scripts[name] ?? '').split(/ && | /);
    const files = words.filter((word) => /\.(?:ts|sh)$/.test(word));
    const programs = (scripts[name] ?? '').split(' && ').map((part) => part.split(' ')[0] ?? '');
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    expect(
      programs.filter((program) => program !== 'npm' && !existsSync(path.join(ROOT, 'node_modules/.bin', program))),
    ).toEqual([]);
  });

  it.each(workflows.flatMap(([, workflow]) => commandsOf(workflow)).filter((command) => / -- --env /.test(command)))(
    '%s only uses options that the command has',
    (command) => {
      const [, name = '', options = ''] = /npm run (\w+) -- (.*)/.exec(command) ?? [];
      const file = /pipeline\/commands\/\w+\.ts/.exec(scripts[name] ?? '')?.[0] ?? '';
      const help = execFileSync('node', [path.join(ROOT, file), '--help'], { cwd: ROOT, encoding: 'utf8' });
      const named = [...options.matchAll(/--([\w-]+)/g)].map(([, option]) => option);
      expect(named.filter((option) => !help.includes(`  --${option}`))).toEqual([]);
    },
    // Starts Node, which is slow on a busy machine.
    60_000,
  );
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
