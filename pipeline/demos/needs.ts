import type { DemoProgram } from '../../site/demo/demo-program.ts';
import { need } from '../../site/kit/need.ts';
import { librariesOfAdapter } from '../../site/demo/sandbox/adapters.ts';
import { getTypesPackage } from '../../site/demo/sandbox/dependencies.ts';
import { importSpecifiers, getPackage } from '../../site/demo/sandbox/specifiers.ts';

/** What every quickstart installs beside its library. */
const INSTALLED = ['react', 'react-dom', '@mui/material', '@mui/system', '@emotion/react', '@emotion/styled'];

/** What the quickstart of the pickers installs, too. */
const PICKERS = /^@mui\/x-date-pickers/;

/**
 * The packages that a demo imports and its page does not install, in the versions that demos run on: `luxon@3`.
 * What TypeScript needs for them is listed, too.
 *
 * @param packages Packages in the front matter of the page.
 * @param versions Installed version of each package.
 */
export function neededPackages(
  { sources, files }: Pick<DemoProgram, 'sources' | 'files'>,
  packages: readonly string[],
  versions: Record<string, string>,
): string[] {
  const installed = new Set([
    ...INSTALLED,
    ...packages,
    ...(packages.some((name) => PICKERS.test(name)) ? ['dayjs'] : []),
  ]);
  const code = [...Object.values(sources), ...Object.values(files).map(({ TS }) => TS)];
  const names = code
    .flatMap(importSpecifiers)
    .flatMap((specifier) => [getPackage(specifier) ?? [], librariesOfAdapter(specifier)].flat());
  const missing = [...new Set(names)].filter((name) => !installed.has(name)).sort();
  return missing
    .flatMap((name) => [name, ...[getTypesPackage(name)].filter((types) => Object.hasOwn(versions, types))])
    .map((name) => `${name}@${installable(need(versions, name))}`);
}

/** A major version, but a prerelease in full: a range leaves those out. */
function installable(version: string): string {
  return version.includes('-') ? version : version.replace(/\..*/, '');
}
