import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { LibraryMessage } from '../../../site/reference-errors.ts';
import type { InstalledPackage } from '../packages.ts';
import { readMessages, type FileMessage } from './read.ts';

/** A module of a package that contains messages. */
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

/**
 * Lists the messages of a library: those of its packages, lowest plan first, and those of shared packages in the
 * folders that the library imports.
 */
export async function listMessages(
  packages: readonly InstalledPackage[],
  shared: readonly InstalledPackage[],
): Promise<LibraryMessage[]> {
  const own = await Promise.all(packages.map(readPackage));
  const imports = new Set(own.flatMap((one) => [...one.imports]));
  const others = await Promise.all(shared.map(readPackage));
  const isUsed = ({ pack, place }: Module) => {
    if (RUN_WITH_LICENSE.includes(pack.name)) return [...imports].some((name) => name.startsWith(LICENSE));
    return imports.has(`${pack.name}/${place.split('/')[0] ?? ''}`);
  };
  return merge(
    [...own, ...others.map(({ modules }) => ({ modules: modules.filter(isUsed) }))].flatMap(({ modules }) => modules),
  );
}

/** The modules of a package, and what they import from other packages. */
async function readPackage(pack: InstalledPackage): Promise<{ modules: Module[]; imports: Set<string> }> {
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
      const id = freeId(anchorOf(message.text), ids);
      byText.set(key, { id, package: pack.name, plan: pack.plan, places: [place], ...message });
    }
  }
  return [...byText.values()];
}

/** `error-no-row-with-id-found` */
function anchorOf(text: string): string {
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
