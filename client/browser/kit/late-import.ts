import { FORMER_BUILD_PATH, type FormerBuild } from '../../../site/former-build.ts';

/** Imports a module of this build. If its file is gone, it offers a reload and still rejects. */
export async function importLate<Module>(address: string): Promise<Module> {
  try {
    return (await import(address)) as Module;
  } catch (error) {
    offerReload(address, error);
    throw error;
  }
}

/** Lets the current build report a failed file, and offer a reload if it is gone. Offline, this does nothing. */
export function offerReload(address: string, error?: unknown): void {
  (import(FORMER_BUILD_PATH) as Promise<FormerBuild>).then(
    (module) => module.offerReload(address, error),
    () => undefined,
  );
}
