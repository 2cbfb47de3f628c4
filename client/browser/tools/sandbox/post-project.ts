import { compressToBase64 } from 'lz-string';
import type { SandboxProject } from '../../../../site/demo/sandbox/project.ts';

/** Tasks that CodeSandbox runs when it opens the project. */
const CODE_SANDBOX_TASKS = {
  setupTasks: ['npm install'],
  tasks: { dev: { name: 'dev', command: 'npm run dev', runAtStart: true, preview: { port: 5173 } } },
};

/**
 * Opens a project in StackBlitz in a new tab. Must run while the click still counts as user activation (pop-up
 * blockers).
 *
 * @param address URL that accepts projects: https://developer.stackblitz.com/platform/api/post-api
 */
export function openInStackBlitz({ title, files, main }: SandboxProject, address: string): void {
  const fields = Object.entries(files).map(([path, text]): [string, string] => [`project[files][${path}]`, text]);
  post(withQuery(address, { file: main }), {
    'project[title]': title,
    'project[description]': title,
    'project[template]': 'node',
    ...Object.fromEntries(fields),
  });
}

/**
 * Opens a project in CodeSandbox in a new tab. Must run while the click still counts as user activation.
 *
 * @param address URL that accepts projects: https://codesandbox.io/docs/learn/browser-sandboxes/cli-api
 */
export function openInCodeSandbox({ files, main }: SandboxProject, address: string): void {
  const all = { ...files, '.codesandbox/tasks.json': JSON.stringify(CODE_SANDBOX_TASKS, null, 2) };
  const contents = Object.entries(all).map(([path, content]) => [path, { content, isBinary: false }]);
  const parameters = compressToBase64(JSON.stringify({ files: Object.fromEntries(contents) as object }));
  post(withQuery(address, { environment: 'server' }), {
    // The API expects base64url without padding.
    parameters: parameters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
    query: `file=/${main}`,
  });
}

function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

function post(action: string, fields: Record<string, string>): void {
  const form = Object.assign(document.createElement('form'), {
    action,
    method: 'post',
    target: '_blank',
    rel: 'noopener',
    hidden: true,
  });
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
