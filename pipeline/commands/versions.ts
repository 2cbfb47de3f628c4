import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { need } from '../../site/kit/need.ts';
import { createContext } from '../cache/context.ts';
import { Problems } from '../kit/problems.ts';
import { loadContent } from '../content/load-content.ts';
import { loadProducts } from '../reference/load-reference.ts';
import { keepMajors, writeMajor, writeSince } from '../reference/versions/version-files.ts';
import { findSince, type MinorSnapshot } from '../reference/versions/minors.ts';
import { compareVersions, parseVersion, listReleases, type Version } from '../reference/versions/registry.ts';
import { createSnapshot, type Snapshot } from '../reference/versions/version-snapshot.ts';
import { publishedStep } from '../reference/versions/version-step.ts';
import { runCommand } from '../cli/run-command.ts';

/** Installed around the packages, in the versions of this repository. */
const AROUND = ['@emotion/react', '@emotion/styled', '@mui/material', '@types/react', 'react', 'react-dom'];

const context = createContext();
const { reference } = await loadContent(context, new Problems());

// `npm run versions`: reads from the registry what other versions of the libraries have, and records it in `content/`.
await runCommand(async () => {
  const installed = (await loadProducts(context, reference)).map(createSnapshot);
  const { major, minor } = getNewest(installed.flatMap(({ version }) => parseVersion(version) ?? []));
  const names = reference.products.flatMap(({ packages }) => packages.map(({ name }) => name));
  const releases = new Map(await Promise.all(names.map(async (name) => [name, await listReleases(name)] as const)));
  const newest = getNewest([...releases.values()].flat());
  const others = [major - 1, newest.major].filter((other) => other !== major);
  for (const other of others) {
    const snapshots = await readReleases(`version ${other}`, releases, (version) => version.major === other);
    await writeMajor(context.content, other, snapshots);
  }
  await keepMajors(context.content, others);
  const minors = new Map<number, readonly Snapshot[]>();
  for (let former = 0; former < minor; former++) {
    const accepts = (version: Version) => version.major === major && version.minor === former;
    minors.set(former, await readReleases(`${major}.${former}, on the way to ${major}.${minor}`, releases, accepts));
  }
  minors.set(minor, installed);
  await writeSince(
    context.content,
    installed.map(({ product }) => findSince(product, listMinors(product, major, minors))),
  );
});

/** @throws Error for an empty list. */
function getNewest(versions: readonly Version[]): Version {
  return need(versions.toSorted(compareVersions), versions.length - 1);
}

function listMinors(
  product: Snapshot['product'],
  major: number,
  minors: ReadonlyMap<number, readonly Snapshot[]>,
): MinorSnapshot[] {
  return [...minors].flatMap(([minor, snapshots]) =>
    snapshots.filter((one) => one.product === product).map((snapshot) => ({ major, minor, snapshot })),
  );
}

/** Reads the newest accepted release of each package. @param what What is read, for whoever waits. */
async function readReleases(
  what: string,
  releases: ReadonlyMap<string, readonly Version[]>,
  accepts: (version: Version) => boolean,
): Promise<Snapshot[]> {
  const versions = [...releases].flatMap(([name, all]) => {
    const newest = all.findLast(accepts);
    return newest ? [[name, newest.text] as const] : [];
  });
  console.log(`Reading ${what}: ${versions.map((one) => one.join('@')).join(' ')}`);
  return context.steps.run(publishedStep, {
    catalog: reference.products,
    versions: Object.fromEntries(versions),
    around: await versionsAround(),
  });
}

/** The versions of the packages around the libraries, from `package.json`. */
async function versionsAround(): Promise<Record<string, string>> {
  const manifest = await readFile(path.join(context.root, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(manifest) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  return Object.fromEntries(AROUND.map((name) => [name, need({ ...dependencies, ...devDependencies }, name)]));
}
