import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { byLocale, DEFAULT_LOCALE } from '../../site/locales.ts';
import { createContext, relativePath } from '../cache/context.ts';
import { listFiles } from '../kit/files.ts';
import { Problems } from '../kit/problems.ts';
import { reportGuides, type OutdatedTranslations } from '../content/outdated.ts';
import { loadContent, withInstalledVersion } from '../content/load-content.ts';
import { parseGlossary } from '../checks/prose/glossary.ts';
import { createEntriesLinter, createProseLinter, getLanguage, type ProsePage } from '../checks/prose/lint.ts';
import { runCommand } from '../cli/run-command.ts';

const context = createContext();
const NOT_COMPARED: OutdatedTranslations = byLocale(() => new Map());
const read = async (file: string): Promise<ProsePage> => ({
  file: relativePath(context, file),
  text: withInstalledVersion(await readFile(file, 'utf8')),
});

// `npm run lint`: lints the prose of every page, and reports all findings before it fails.
await runCommand(async () => {
  const glossary = parseGlossary(await readFile(path.join(context.root, 'docs/writing.md'), 'utf8'));
  const lint = createProseLinter(glossary);
  const lintEntries = createEntriesLinter(glossary);
  const problems = new Problems();
  for (const file of await listFiles(context.content)) {
    const name = path.basename(file);
    const isEntry = path.basename(path.dirname(file)) === 'reference-errors';
    const isPage = /^index(?:\.[a-zA-Z-]+)?\.md$/.test(name);
    if (!isEntry && !isPage) continue;
    const language = getLanguage(file);
    const english = language === DEFAULT_LOCALE ? undefined : await read(file.replace(`.${language}.md`, '.md'));
    problems.list.push(...(await (isPage ? lint : lintEntries)(await read(file), english)));
  }
  const content = await loadContent(context, new Problems());
  for (const file of reportGuides(content, NOT_COMPARED).flatMap(({ unrecorded }) => unrecorded)) {
    problems.add({
      file,
      message: 'There is no record of the English text that this translates.',
      remedy: `Run npm run translated -- ${path.dirname(file)}`,
    });
  }
  problems.throwIfAny();
});
