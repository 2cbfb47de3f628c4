import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DemoPackages } from '../../../site/demo/demo-program.ts';
import type { PackageImports } from '../imports.ts';
import type { Vendor } from './bundle-vendor.ts';

/** The fields of a package.json that are read here. */
interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** What demos can import, and the versions they run on: package.json pins exact versions. */
export async function demoPackages(root: string, imports: PackageImports, vendor: Vendor): Promise<DemoPackages> {
  const manifest = await readManifest(root);
  const installed = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const versions = Object.fromEntries(installed.filter(([, version]) => /^\d/.test(version)));
  const peers: DemoPackages['peers'] = {};
  // The set grows during iteration, so that it also reaches peers that package.json does not list.
  const names = new Set(Object.keys(manifest.dependencies ?? {}));
  for (const name of names) {
    const {
      version,
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = await readManifest(path.join(root, 'node_modules', name));
    versions[name] ??= version;
    const required = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
    if (required.length > 0) peers[name] = required.sort();
    for (const peer of required) names.add(peer);
  }
  return { modules: listModules(imports, vendor), versions, peers };
}

function listModules(imports: PackageImports, vendor: Vendor): DemoPackages['modules'] {
  return Object.fromEntries(
    [...imports]
      .filter(([, names]) => names.size > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([specifier, names]) => [
        specifier,
        Object.fromEntries([...names].sort().map((name) => [name, vendor.getFile(specifier, name)])),
      ]),
  );
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}
