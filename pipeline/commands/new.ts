import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { titleFromSlug } from '../../site/navigation.ts';
import { createContext, relativePath } from '../kit/context.ts';
import { UserError } from '../kit/user-error.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage:
  npm run new -- page react-tree-view/rich-tree-view/virtualization
  npm run new -- demo react-tree-view/rich-tree-view/virtualization BasicVirtualization`;

const context = createContext();
const { content } = context;
const [kind, pagePath = '', name = ''] = process.argv.slice(2);
const isPath = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(pagePath);
await runCommand(async () => {
  if (kind === 'page' && isPath) await createPage(pagePath);
  else if (kind === 'demo' && isPath && /^[A-Z]\w*$/.test(name)) await createDemo(pagePath, name);
  else throw new UserError(USAGE);
});

async function createPage(page: string): Promise<void> {
  const file = path.join(content, page, 'index.md');
  const title = titleFromSlug(page);
  await writeNew(
    file,
    `---
title: ${title}
description: One sentence that says what you can do with it.
---

Two sentences that say what the feature is for, and when you need it.

## What to read next

- [Installation](/x/introduction/installation/): the packages that you need.
- [Support](/x/introduction/support/): where you can ask.
`,
  );
  console.log(`Now add { pathname: '/x/${page}' } to content/navigation.ts, where it belongs in the tree.`);
}

async function createDemo(page: string, demo: string): Promise<void> {
  const markdown = path.join(content, page, 'index.md');
  const body = await readFile(markdown, 'utf8').catch(() => null);
  if (body === null)
    throw new UserError(
      `There is no page ${relativePath(context, markdown)}. Create it first: npm run new -- page ${page}`,
    );
  await writeNew(
    path.join(content, page, 'demos', `${demo}.tsx`),
    `import Button from '@mui/material/Button';

export default function ${demo}() {
  return <Button variant="outlined">${titleFromSlug(demo)}</Button>;
}
`,
  );
  console.log(
    `Now put ::demo{name="${demo}" height=120} on a line of its own in content/${page}/index.md and its translations. ` +
      `Their words for the demo stand beside it, in ${demo}.<language>.json.`,
  );
}

async function writeNew(file: string, text: string): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) throw new UserError(`${relativePath(context, file)} exists. Choose another name, or edit it.`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  console.log(`Created ${relativePath(context, file)}`);
}
