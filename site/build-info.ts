/** What a build tells the worker: the only thing of it that is compiled in. Written by `pipeline/manifest.ts`. */
export interface BuildInfo {
  /** Hash of everything the build wrote. */
  id: string;
  /** Addresses of the hashed files that every page needs. */
  styles: string;
  client: string;
  /** Text of the inline script that runs before the first paint, and its hash for the policy (`sha256-…`). */
  inlineScript: string;
  inlineScriptHash: string;
}
