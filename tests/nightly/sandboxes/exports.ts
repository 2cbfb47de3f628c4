import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createContext } from '../../../pipeline/cache/context.ts';
import type { DemoPackages, DemoProgram, DemoPrograms } from '../../../site/demo/demo-program.ts';
import { CODE_STYLINGS, CODE_VARIANTS } from '../../../site/preferences.ts';
import { findProduct, type ProductId } from '../../../site/products.ts';
import { sandboxProject, type SandboxProject } from '../../../site/demo/sandbox/project.ts';
import type { DemoFragments, MarkdownAsset } from '../../../site/page/page.ts';
import { isDemo } from '../../../site/page/page-file.ts';
import { pageOfFile } from '../../support/page-file.ts';

/** A demo of the built site, exported as a project. */
export interface DemoExport {
  /** `/react-charts BarOverview TS-css`. */
  name: string;
  product: ProductId | null;
  isTypeScript: boolean;
  /** Package → version, of dependencies and devDependencies. */
  packages: Record<string, string>;
  project: SandboxProject;
  /** Features that distinguish it from other exports: page, variant, styling, packages and imported files. */
  traits: string[];
}

const ASSETS = path.join(createContext().out, 'assets');

async function read(file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(ASSETS, file), 'utf8'));
}

/** The package versions of the built site's demos. */
export async function builtPackages(): Promise<DemoPackages> {
  const file = (await readdir(path.join(ASSETS, 'static'))).find((name) => name.startsWith('packages-'));
  return (await read(`static/${file}`)) as DemoPackages;
}

/** Path of an English page's file; captures the page key. */
const PAGE = /^_content\/[^/]+\/en(\/.*)\.page$/;

/** An English page of the built site with demos. */
export interface BuiltPage {
  key: string;
  programs: DemoPrograms;
  /** The demos in its HTML. */
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

/** Every demo of the built site, in all its variants and stylings. */
export async function allExports(): Promise<DemoExport[]> {
  const packages = await builtPackages();
  return (await builtPages()).flatMap(({ key, programs }) =>
    Object.values(programs).flatMap((program) => getExports(key, program, packages)),
  );
}

function getExports(page: string, program: DemoProgram, packages: DemoPackages): DemoExport[] {
  const stylings = CODE_STYLINGS.filter((styling) => program.sources[`TS-${styling}`] !== undefined);
  return stylings.flatMap((styling) =>
    CODE_VARIANTS.map((variant): DemoExport => {
      const title = `${program.title} of ${page}`;
      const project = sandboxProject(program, { variant, styling, packages, title, language: 'en' });
      return {
        name: `${page} ${program.title} ${variant}-${styling}`,
        product: findProduct(page)?.id ?? null,
        isTypeScript: variant === 'TS',
        packages: getPackages(project),
        project,
        traits: [page, variant, styling, ...Object.keys(getPackages(project)), ...Object.keys(program.files)],
      };
    }),
  );
}

/** The dependencies and devDependencies of a project, with versions. */
export function getPackages({ files }: Pick<SandboxProject, 'files'>): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '') as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  return { ...dependencies, ...devDependencies };
}

/** Picks a varied sample: each pick has the rarest traits among those picked so far. */
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
