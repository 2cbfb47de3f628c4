import type { BuildContext } from '../../cache/context.ts';

/** An argument of the command, asked for if it is missing. */
export interface Argument {
  /** What to ask for. */
  question: string;
  example: string;
  pattern: RegExp;
  /** Whether it is optional, and may be repeated. */
  isOptional?: true;
}

/** A generator of `npm run new`. */
export interface Generator {
  args: readonly Argument[];
  /**
   * Writes the files.
   *
   * @returns The steps left to do by hand, in sentences.
   */
  make: (context: BuildContext, args: readonly string[]) => Promise<string[]>;
}

/** A page's folder below `content`. */
export const PAGE: Argument = {
  question: 'Path of the page',
  example: 'react-tree-view/rich-tree-view/virtualization',
  pattern: /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/,
};

/** @param example Of such a name. */
export const componentArgument = (question: string, example: string): Argument => ({
  question,
  example,
  pattern: /^[A-Z]\w*$/,
});
