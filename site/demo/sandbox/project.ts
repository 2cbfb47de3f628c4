import { demoFiles } from '../demo-files.ts';
import { type DemoPackages, type DemoProgram, findSourceKey } from '../demo-program.ts';
import { kebabCase } from '../../kit/kebab-case.ts';
import type { Locale } from '../../locales.ts';
import type { CodeStyling, CodeVariant } from '../../preferences.ts';
import { listDependencies } from './dependencies.ts';
import { htmlFile, indexFile, LICENSE_PACKAGE, RTL_CACHE_FILE, type EntryOptions } from './entry.ts';
import { importSpecifiers } from './specifiers.ts';
import { themeLanguage } from './language.ts';
import { TAILWIND_ENTRY } from './tailwind.ts';
import { DEFAULT_SANDBOX_THEME, themeFile, type SandboxTheme } from './theme.ts';
import { packageFile, TAILWIND_PLUGIN, typescriptConfigFile, viteConfigFile } from './tools.ts';

export interface SandboxOptions {
  variant: CodeVariant;
  /** Falls back to the nearest one that the demo has, see `findSourceKey`. */
  styling: CodeStyling;
  packages: Pick<DemoPackages, 'versions' | 'peers'>;
  title: string;
  language: Locale;
  theme?: Partial<SandboxTheme>;
}

/** A Vite project with React. */
export interface SandboxProject {
  title: string;
  /** Path → text. */
  files: Record<string, string>;
  /** Path of the file to open first. */
  main: string;
}

/**
 * Exports a demo as a standalone project that installs, type-checks and builds anywhere. Never contains a licence key.
 *
 * @throws TypeError for an unknown adapter; Error for an imported package of unknown version.
 */
export function sandboxProject(program: DemoProgram, options: SandboxOptions): SandboxProject {
  const { variant, title, language } = options;
  const theme = { ...DEFAULT_SANDBOX_THEME, ...options.theme };
  const extension = variant === 'TS' ? 'ts' : 'js';
  const key = findSourceKey(program.sources, variant, options.styling);
  const hasTailwind = key.endsWith('-tailwind');
  const demo = demoFiles(program, variant, options.styling);
  const [main = ''] = Object.keys(demo);
  const imported = Object.values(demo).flatMap(importSpecifiers);
  const isLicensed = imported.some(isLicensedPackage);
  const entry: EntryOptions = {
    name: program.title,
    title,
    language,
    direction: theme.direction,
    mode: theme.mode,
    entry: `/src/index.${extension}x`,
    hasTailwind,
    isLicensed,
  };
  const sources: Record<string, string> = {
    [`src/index.${extension}x`]: indexFile(entry),
    [`src/theme.${extension}`]: themeFile(theme, themeLanguage(imported, language)),
    ...(theme.direction === 'rtl' && { [`src/rtl-cache.${extension}`]: RTL_CACHE_FILE }),
    ...Object.fromEntries(Object.entries(demo).map(([path, text]) => [path, `${text.trimEnd()}\n`])),
  };
  const config = viteConfigFile(hasTailwind);
  const dependencies = listDependencies(
    [...Object.values(sources).flatMap(importSpecifiers), ...(isLicensed ? [LICENSE_PACKAGE] : [])],
    {
      variant,
      packages: withTailwindPlugin(options.packages),
      tools: [...importSpecifiers(config), ...(hasTailwind ? ['tailwindcss'] : [])],
    },
  );
  const files: Record<string, string> = {
    'package.json': packageFile(kebabCase(program.title), variant, dependencies),
    'index.html': htmlFile(entry),
    [`vite.config.${extension}`]: config,
    ...(variant === 'TS' && { 'tsconfig.json': typescriptConfigFile() }),
    ...sources,
    ...(hasTailwind && { 'src/index.css': TAILWIND_ENTRY }),
  };
  return { title, files, main };
}

function isLicensedPackage(specifier: string): boolean {
  return /^@mui\/x-[a-z-]+-(?:pro|premium)(?:\/|$)/.test(specifier);
}

function withTailwindPlugin({ versions, peers }: SandboxOptions['packages']): SandboxOptions['packages'] {
  const { tailwindcss } = versions;
  return { versions: { ...(tailwindcss && { [TAILWIND_PLUGIN]: tailwindcss }), ...versions }, peers };
}
