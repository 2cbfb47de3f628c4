import { existsSync } from 'node:fs';
import path from 'node:path';
import { need } from '../../../site/kit/need.ts';
import type { Problem } from '../../kit/problems.ts';
import { createCompiler, type Compiler, type Finding, type ResolveRelative } from './compiler.ts';
import type { Fence, PageFences } from './find.ts';
import { findForm, type Form } from './form.ts';
import { createModule, type FenceModule } from './module.ts';
import { NAMES_MODULE, readNames, type FreeNames } from './names.ts';
import { listPlaceholders } from './placeholders.ts';
import { FORM_REMEDY, findRemedy } from './remedies.ts';

/** A fence that parses. */
interface Entry {
  page: PageFences;
  fence: Fence;
  form: Form;
  /** Absolute path of its virtual module. */
  path: string;
  module: FenceModule;
}

/** Type-checks the fences of pages against the installed packages. */
export function checkFences(root: string, pages: readonly PageFences[]): Problem[] {
  const compiler = createCompiler(root);
  const { checker, source } = compiler.load(path.join(root, 'content/names.ts'), NAMES_MODULE);
  const names = readNames(root, checker, source);
  const problems = pages.flatMap((page) => page.problems);
  const entries = pages.flatMap((page) => parseFences({ root, page, names, compiler }, problems));
  for (const [adapters, sharing] of Map.groupBy(entries, findAdapter)) {
    for (const together of Map.groupBy(sharing, getScope).values()) {
      const found = compiler.check(createFiles(root, together, adapters), createResolver(root, together));
      for (const entry of together) problems.push(...toProblems(entry, found.get(entry.path) ?? []));
    }
  }
  return problems.sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}

interface PageInput {
  root: string;
  page: PageFences;
  names: FreeNames;
  compiler: Compiler;
}

function parseFences({ root, page, names, compiler }: PageInput, problems: Problem[]): Entry[] {
  const { file, packages } = page;
  const placeholders = listPlaceholders(file, packages, names);
  return page.fences.flatMap((fence): Entry[] => {
    const form = findForm(fence);
    if (typeof form !== 'string') {
      const line = fence.code.line + fence.code.text.slice(0, form.position).split('\n').length - 1;
      problems.push({ file, line, message: `The fence cannot be read: ${form.message}`, remedy: FORM_REMEDY });
      return [];
    }
    if (form === 'attributes' && fence.type === null) {
      problems.push({
        file,
        line: fence.line,
        message: 'The fence shows props and does not say whose.',
        remedy: 'Show the element with them, or name the component: ```tsx type="DataGrid".',
      });
      return [];
    }
    const module = createModule(fence, form, { packages, placeholders, names, isInstalled: compiler.isInstalled });
    return [{ page, fence, form, module, path: path.join(root, `${file}.${fence.line}.${fence.language}`) }];
  });
}

/**
 * Pickers accept the dates of every adapter in the program, so a fence is checked with only the ones it names, else
 * Day.js.
 */
function findAdapter({ module }: Entry): string {
  const named = module.text.match(/\bAdapter(?:DateFns|Dayjs|Luxon|Moment)\w*/g) ?? ['AdapterDayjs'];
  return [...new Set(named)].sort().join();
}

/** Module augmentations of a page apply to its own fences only: such a page gets its own program. */
function getScope({ page }: Entry): string {
  const texts = page.fences.flatMap(({ code, declarations }) => [code, ...declarations]);
  return texts.some(({ text }) => /declare (?:module|global)\b/.test(text)) ? page.file : '';
}

const STAND_IN = 'content/stand-in.ts';

function createFiles(root: string, entries: readonly Entry[], adapters: string): Map<string, string> {
  const imports = adapters.split(',').map((adapter) => `import '@mui/x-date-pickers/${adapter}';`);
  return new Map([
    [path.join(root, 'content/adapters.ts'), imports.join('\n')],
    [path.join(root, STAND_IN), "declare const Component: import('react').ComponentType;\nexport default Component;\n"],
    ...entries.map(({ path: file, module }): [string, string] => [file, module.text]),
    ...entries
      .filter(({ module }) => module.ambient !== '')
      .map(({ path: file, module }): [string, string] => [`${file}.ambient.d.ts`, module.ambient]),
  ]);
}

/**
 * Resolves imports from a fence's own application: to another fence of the page, a demo file, or a stand-in component.
 */
function createResolver(root: string, entries: readonly Entry[]): ResolveRelative {
  const pages = new Map(entries.map(({ path: file, page }) => [file, page.file]));
  return (specifier, importer) => {
    const file = need(pages, importer);
    const name = getName(specifier);
    const shown = entries.find(
      ({ page, fence, path: own }) => page.file === file && own !== importer && getName(fence.title) === name,
    );
    const demos = ['ts', 'tsx'].map((extension) => path.join(root, path.dirname(file), `demos/${name}.${extension}`));
    return shown?.path ?? demos.find((demo) => existsSync(demo)) ?? path.join(root, STAND_IN);
  };
}

function getName(file: string): string {
  return path.basename(file).replace(/\.tsx?$/, '');
}

function toProblems({ page, fence, form, module }: Entry, findings: readonly Finding[]): Problem[] {
  const { file } = page;
  const expected = fence.error;
  if (expected && findings.length === 0) {
    return [
      {
        file,
        line: fence.line,
        message: `The fence is meant to have the error ${expected}, and compiles.`,
        remedy: `Remove error="${expected}", or show what the compiler refuses.`,
      },
    ];
  }
  const problems = findings
    .filter(({ code }) => code !== expected)
    .map(({ code, message, position }) => ({
      file,
      line: module.getLine(position),
      message: `${code}: ${message}`,
      remedy: findRemedy(code, message, fence, form),
    }));
  // A name used twice in one line is reported once.
  return [...new Map(problems.map((problem) => [`${problem.line} ${problem.message}`, problem])).values()];
}
