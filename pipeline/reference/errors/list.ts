import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { LibraryMessage, ProductMessages } from '../../../site/reference/errors.ts';
import type { ProductSource } from '../extract/extract.ts';
import type { InstalledPackage } from '../packages.ts';
import { readMessages, type FileMessage } from './read.ts';

interface Module {
  pack: InstalledPackage;
  /** Path in the package without its extension. */
  place: string;
  messages: FileMessage[];
}

const LICENSE = '@mui/x-license';

/** Importing the licence package runs all of it, and of the telemetry that it brings. */
const RUN_WITH_LICENSE = [LICENSE, '@mui/x-telemetry'];

/** Words of a message to use in its anchor. */
const ANCHOR_WORDS = 7;

/** Lists what the installed packages throw and log, from their code. Takes a quarter of a minute. */
export async function listProductMessages(
  products: readonly ProductSource[],
  shared: readonly InstalledPackage[],
): Promise<ProductMessages[]> {
  const others = await Promise.all(shared.map(readPackage));
  return Promise.all(
    products.map(async ({ catalog: { product }, packages }) => ({
      product,
      messages: listMessages(await Promise.all(packages.map(readPackage)), others),
    })),
  );
}

/**
 * Lists the messages of a library: those of its packages, lowest plan first, and those of shared packages in the
 * folders that the library imports.
 */
function listMessages(own: readonly PackageModules[], shared: readonly PackageModules[]): LibraryMessage[] {
  const imports = new Set(own.flatMap((one) => [...one.imports]));
  const isUsed = ({ pack, place }: Module) => {
    if (RUN_WITH_LICENSE.includes(pack.name)) return [...imports].some((name) => name.startsWith(LICENSE));
    return imports.has(`${pack.name}/${place.split('/')[0] ?? ''}`);
  };
  return merge(
    [...own, ...shared.map(({ modules }) => ({ modules: modules.filter(isUsed) }))].flatMap(({ modules }) => modules),
  );
}

interface PackageModules {
  modules: Module[];
  imports: Set<string>;
}

async function readPackage(pack: InstalledPackage): Promise<PackageModules> {
  const files = (await readdir(pack.folder, { recursive: true })).filter((file) => file.endsWith('.mjs')).sort();
  const modules: Module[] = [];
  const imports = new Set<string>();
  for (const file of files) {
    const code = await readFile(path.join(pack.folder, file), 'utf8');
    for (const [, specifier = ''] of code.matchAll(/from '(@mui\/[^']+)'/g)) imports.add(specifier);
    const place = file.slice(0, -'.mjs'.length).split(path.sep).join('/');
    const messages = readMessages(file, code);
    if (messages.length > 0) modules.push({ pack, place, messages });
  }
  return { modules, imports };
}

/** Merges equal texts into one entry with all its places. */
function merge(modules: readonly Module[]): LibraryMessage[] {
  const byText = new Map<string, LibraryMessage>();
  const ids = new Set<string>();
  for (const { pack, place, messages } of modules) {
    for (const message of messages) {
      const key = message.text.replace(/‹[^›]*›/g, '‹›');
      const known = byText.get(key);
      if (known) {
        if (!known.places.includes(place)) known.places.push(place);
        known.isDevelopment &&= message.isDevelopment;
        continue;
      }
      const id = freeId(toAnchor(message.text), ids);
      byText.set(key, { id, package: pack.name, plan: pack.plan, places: [place], ...message });
    }
  }
  return [...byText.values()];
}

/** `error-no-row-with-id-found` */
function toAnchor(text: string): string {
  const words = text
    .replace(/^MUI[^:]*:/, '')
    .replace(/‹[^›]*›/g, ' ')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return ['error', ...(words ?? []).slice(0, ANCHOR_WORDS)].join('-');
}

function freeId(id: string, taken: Set<string>): string {
  let free = id;
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
  taken.add(free);
  return free;
}
