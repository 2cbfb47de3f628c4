import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { reference } from '../../content/reference.ts';
import { createContext } from '../../pipeline/cache/context.ts';
import { loadReference } from '../../pipeline/reference/load-reference.ts';
import { installPackages, listReleases } from '../../pipeline/reference/versions/registry.ts';
import { checkCode } from '../../site/check/check-code.ts';
import type { CodeFile } from '../../site/check/parse-file.ts';
import { openTables } from '../support/check-tables.ts';
import { compareErrors, withoutFound, type Comparison } from '../support/compare-errors.ts';
import { readWrittenFiles } from '../support/written-files.ts';
import { logProgress } from './log-progress.ts';
import type { Bench, Row } from './run.ts';
import { findTypeErrors } from './type-errors.ts';

/** Rounds in which what was found is taken out, so that the compiler sees what is behind it. */
const ROUNDS = 3;

/** Installed around the packages, as in this repository: what the demos import. */
const AROUND =
  /^(?:@emotion\/(?:react|styled)|@mui\/(?:material|icons-material)|@types\/|react$|react-dom$|react-hook-form$|dayjs$|date-fns|luxon$|moment)/;

const installed: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };

/**
 * How well a check of code agrees with TypeScript: on files that were written for version 7, checked for the installed
 * version, and on all demos of the site, checked for the next one.
 */
export async function run(): Promise<Bench[]> {
  const context = createContext();
  const { checks, next } = await loadReference(context, reference);
  const tables = openTables(checks);
  const major = manifest.dependencies['@mui/x-data-grid'].split('.')[0] ?? '';
  const ahead = next[0]?.to.split('.')[0] ?? major;
  const demos = await Promise.all(
    (await context.sources.list(context.content))
      .filter((file) => /\.tsx?$/.test(file))
      .map(async (name) => ({ name, text: await context.sources.read(name) })),
  );
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'check-code-'));
  await installMajor(folder.path, Number(ahead));
  const written = readWrittenFiles().map(({ name, text }) => ({ name: path.join(context.root, name), text }));
  return [
    {
      title: 'Checks of code compared with TypeScript',
      rows: [
        await compareAll(
          `${written.length} files, 7 to ${major}`,
          written,
          { from: '7', to: major },
          context.root,
          tables,
        ),
        await compareAll(`demos, ${major} to ${ahead}`, demos, { from: major, to: ahead }, folder.path, tables),
      ],
    },
  ];
}

/** Installs the newest release of a major version, with what the demos import besides. */
async function installMajor(folder: string, major: number): Promise<void> {
  const names = Object.keys(installed);
  const packages = await Promise.all(
    names
      .filter((name) => name.startsWith('@mui/x-'))
      .map(async (name) => [name, (await listReleases(name)).findLast((one) => one.major === major)?.text] as const),
  );
  const around = names.filter((name) => AROUND.test(name)).map((name) => [name, installed[name]] as const);
  const wanted = [...around, ...packages].flatMap(([name, version]) => (version ? [[name, version] as const] : []));
  await installPackages(folder, Object.fromEntries(wanted));
}

async function compareAll(
  name: string,
  files: readonly CodeFile[],
  upgrade: { from: string; to: string },
  root: string,
  tables: ReturnType<typeof openTables>,
): Promise<Row> {
  const texts = new Map(files.map((file) => [file.name, file.text]));
  const errors = Map.groupBy(findTypeErrors(root, texts), ({ file }) => file);
  const compared = new Map<string, Comparison>();
  for (const [at, file] of files.entries()) {
    if (at % 200 === 0) logProgress(at, files.length, 'file');
    const { findings } = await checkCode({ files: [file], upgrade, ...tables });
    compared.set(file.name, compareErrors(file, findings, errors.get(file.name) ?? []));
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const open = files.filter((file) => (compared.get(file.name)?.wrong.length ?? 0) > 0);
    if (open.length === 0) break;
    const rest = new Map(open.map((file) => [file.name, withoutFound(file, compared.get(file.name)?.right ?? [])]));
    const more = Map.groupBy(findTypeErrors(root, rest), ({ file }) => file);
    for (const file of open) {
      const before = compared.get(file.name);
      if (!before) continue;
      const { right, wrong } = compareErrors(file, before.wrong, more.get(file.name) ?? []);
      compared.set(file.name, { ...before, right: [...before.right, ...right], wrong });
    }
  }
  return toRow(name, [...compared]);
}

function toRow(name: string, compared: readonly (readonly [file: string, Comparison])[]): Row {
  const sum = (count: (one: Comparison) => number) => compared.reduce((total, [, one]) => total + count(one), 0);
  const [found, missed] = [sum((one) => one.found), sum((one) => one.missed.length)];
  const [right, wrong] = [sum((one) => one.right.length), sum((one) => one.wrong.length)];
  for (const [file, one] of compared) {
    for (const { line, message } of one.missed) console.error(`missed: ${file}:${line} ${message.slice(0, 160)}`);
    for (const { line, owner, name: part } of one.wrong) console.error(`wrong: ${file}:${line} ${owner} ${part}`);
  }
  return {
    name,
    figures: {
      errors: found + missed,
      found,
      broken: right + wrong,
      right,
      recall: found / (found + missed),
      precision: right / (right + wrong),
    },
    atLeast: { recall: 0.85, precision: 0.97 },
  };
}
