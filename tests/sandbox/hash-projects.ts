import { createCodeHashes } from '../../pipeline/kit/code-hash.ts';
import { createContext } from '../../pipeline/kit/context.ts';
import { hashOf } from '../../pipeline/kit/hash.ts';
import type { SandboxProject } from '../../site/sandbox/project.ts';

const codes = createCodeHashes(createContext().root);

/**
 * Hash of what a check of projects depends on: their files, which pin their packages, and the check's code.
 *
 * @param code URL of the module with that code.
 */
export async function hashProjects(code: string, ...projects: SandboxProject[]): Promise<string> {
  return hashOf(await codes.hashOf(code), ...projects.map(({ files }) => JSON.stringify(files)));
}
