import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createContext } from '../../pipeline/kit/context.ts';
import type { DemoPackages, DemoProgram, DemoPrograms } from '../../site/demo-program.ts';
import { CODE_STYLINGS, CODE_VARIANTS } from '../../site/preferences.ts';
import { productOf, type ProductId } from '../../site/products.ts';
import { sandboxProject, type SandboxProject } from '../../site/sandbox/project.ts';
import type { DemoFragments, MarkdownAsset } from '../../site/page.ts';
import { isDemo } from '../../site/page-file.ts';
import { pageOfFile } from '../setup/page-file.ts';

/** A demo of the built site as a reader takes it away. */
export interface DemoExport {
  /** `/react-charts BarOverview TS-css`. */
  name: string;
  product: ProductId | null;
  isTypeScript: boolean;
  /** Package → version, of both tables. */
  packages: Record<string, string>;
  project: SandboxProject;
  /** What sets it apart from other exports: page, variant, styling, packages and the files that it imports. */
  traits: string[];
}

const ASSETS = path.join(createContext().out, 'assets');

async function read(file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(ASSETS, file), 'utf8'));
}

/** What the built site says of the packages that its demos run on. */
export async function builtPackages(): Promise<DemoPackages> {
  const file = (await readdir(path.join(ASSETS, 'static'))).find((name) => name.startsWith('packages-'));
  return (await read(`static/${file}`)) as DemoPackages;
}

/** File of an English page, and the page's key. */
const PAGE = /^_content\/[^/]+\/en(\/.*)\.page$/;

/** An English page of the built site that has demos. */
export interface BuiltPage {
  key: string;
  programs: DemoPrograms;
  /** The demos as they stand on it. */
  demos: DemoFragments[];
  markdown: MarkdownAsset;
}

export async function builtPages(): Promise<BuiltPage[]> {
  const files = (await readdir(ASSETS, { recursive: true })).sort();
  const pages: BuiltPage[] = [];
  for (const file of files.filter((name) => PAGE.test(name))) {
    const [, key = ''] = PAGE.exec(file) ?? [];
    const demos = pageOfFile(await readFile(path.join(ASSETS, file))).article.filter((part) => isDemo(part));
    const [, address] = /data-programs="\/([^"]+)"/.exec(demos[0]?.before ?? '') ?? [];
    if (address === undefined) continue;
    const markdown = (await read(file.replace(/\.page$/, '.md.json'))) as MarkdownAsset;
    pages.push({ key, programs: (await read(address)) as DemoPrograms, demos, markdown });
  }
  return pages;
}

/** Every demo of the built site, in every variant and styling that it is written in. */
export async function allExports(): Promise<DemoExport[]> {
  const packages = await builtPackages();
  return (await builtPages()).flatMap(({ key, programs }) =>
    Object.values(programs).flatMap((program) => exportsOf(key, program, packages)),
  );
}

function exportsOf(page: string, program: DemoProgram, packages: DemoPackages): DemoExport[] {
  const stylings = CODE_STYLINGS.filter((styling) => program.sources[`TS-${styling}`] !== undefined);
  return stylings.flatMap((styling) =>
    CODE_VARIANTS.map((variant): DemoExport => {
      const title = `${program.title} of ${page}`;
      const project = sandboxProject(program, { variant, styling, packages, title, language: 'en' });
      return {
        name: `${page} ${program.title} ${variant}-${styling}`,
        product: productOf(page)?.id ?? null,
        isTypeScript: variant === 'TS',
        packages: packagesOf(project),
        project,
        traits: [page, variant, styling, ...Object.keys(packagesOf(project)), ...Object.keys(program.files)],
      };
    }),
  );
}

/** The packages that a project names, with their versions. */
export function packagesOf({ files }: Pick<SandboxProject, 'files'>): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '') as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  return { ...dependencies, ...devDependencies };
}

/** As many exports as asked for, each the one whose traits are the rarest among those before it. */
export function spread(exports: readonly DemoExport[], count: number): DemoExport[] {
  const seen = new Map<string, number>();
  const rest = new Set(exports);
  const rarity = ({ traits }: DemoExport) =>
    traits.reduce((sum, trait) => sum + 1 / (1 + (seen.get(trait) ?? 0)) ** 2, 0);
  const chosen: DemoExport[] = [];
  while (chosen.length < count && rest.size > 0) {
    const best = [...rest].reduce((a, b) => (rarity(b) > rarity(a) ? b : a));
    rest.delete(best);
    chosen.push(best);
    for (const trait of best.traits) seen.set(trait, (seen.get(trait) ?? 0) + 1);
  }
  return chosen;
}
