import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ProductId } from '../../site/products.ts';
import type { ProductCatalog } from '../../site/reference-catalog.ts';
import type { BuildContext } from '../kit/context.ts';

const run = promisify(execFile);

/** Dates of the repository. A process that builds again and again reads them once. */
export interface History {
  /** ISO date of the last commit that changed each file, by path from the root. Empty where there is no history. */
  files: ReadonlyMap<string, string>;
  /** ISO date of the commit that last changed the version of a package, by library: its reference is of that day. */
  packages: ReadonlyMap<ProductId, string>;
}

export function loadHistory(context: BuildContext, products: readonly ProductCatalog[]): Promise<History> {
  return context.memory.recall('history', '', [], async () => {
    const [files, packages] = await Promise.all([fileHistory(context), packageHistory(context, products)]);
    return { files, packages };
  });
}

async function fileHistory(context: BuildContext): Promise<Map<string, string>> {
  const changed = new Map<string, string>();
  const log = await run('git', ['log', '--format=%x00%cs', '--name-only', '--', context.content], {
    cwd: context.root,
    maxBuffer: 256 * 2 ** 20,
  }).catch(() => null);
  for (const commit of (log?.stdout ?? '').split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!changed.has(file)) changed.set(file, date);
  }
  return changed;
}

async function packageHistory(
  context: BuildContext,
  products: readonly ProductCatalog[],
): Promise<Map<ProductId, string>> {
  const dates = await Promise.all(
    products.map(async ({ product, packages }): Promise<[ProductId, string][]> => {
      const lines = `"(${packages.map(({ name }) => name).join('|')})":`;
      const log = await run('git', ['log', '-1', '--format=%cs', '-G', lines, '--', 'package.json'], {
        cwd: context.root,
      }).catch(() => null);
      const date = log?.stdout.trim();
      return date ? [[product, date]] : [];
    }),
  );
  return new Map(dates.flat());
}
