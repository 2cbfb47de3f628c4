/** The part of `package-lock.json` about what is installed: folder → package. */
export interface LockFile {
  packages: Readonly<Record<string, { version?: string; optionalDependencies?: Readonly<Record<string, string>> }>>;
}

export interface InstalledCopy {
  version: string;
  /** The package in whose own `node_modules` it is; null if all packages find it. */
  owner: string | null;
}

const FOLDER = 'node_modules/';

export function installedCopies({ packages }: LockFile, name: string): InstalledCopy[] {
  return Object.entries(packages).flatMap(([folder, { version = '' }]) => {
    if (folder === FOLDER + name) return { version, owner: null };
    if (!folder.endsWith(`/${FOLDER}${name}`)) return [];
    return { version, owner: folder.slice(0, -`/${FOLDER}${name}`.length).split(FOLDER).at(-1) ?? '' };
  });
}
