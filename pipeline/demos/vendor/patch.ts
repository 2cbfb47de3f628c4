/** Changes to one module of a package. */
export interface Patch {
  /** The module's path below `node_modules/@mui`. */
  file: string;
  /** Strings that occur exactly once in the module, and their replacements. */
  replace: readonly (readonly [from: string, to: string])[];
}
