import { FORMER_BUILD_PATH, type FormerBuild } from '../../../site/former-build.ts';

/** Imports a module of this build. Where its file is gone, the reader is offered a reload, and the import fails all the same. */
export async function importLate<Module>(address: string): Promise<Module> {
  try {
    return (await import(address)) as Module;
  } catch (error) {
    offerReload(address);
    throw error;
  }
}

/** Has the build that is served now offer a reload, if a file of this one is gone. Who is offline is offered nothing. */
export function offerReload(address: string): void {
  (import(FORMER_BUILD_PATH) as Promise<FormerBuild>).then(
    (module) => module.offerReload(address),
    () => undefined,
  );
}
