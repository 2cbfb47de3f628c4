import type { BuildContext } from '../kit/context.ts';

/** A word of the command, asked for if it is missing. */
export interface Word {
  /** What to ask for. */
  question: string;
  example: string;
  pattern: RegExp;
  /** Whether any number of them may follow, also none. */
  isOptional?: true;
}

/** Something that `npm run new` makes. */
export interface Kind {
  words: readonly Word[];
  /**
   * Writes the files.
   *
   * @returns What is left to do by hand, in sentences.
   */
  make: (context: BuildContext, words: readonly string[]) => Promise<string[]>;
}

/** A page's folder below `content`. */
export const PAGE: Word = {
  question: 'Path of the page',
  example: 'react-tree-view/rich-tree-view/virtualization',
  pattern: /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/,
};

/** @param example Of this kind. */
export const componentWord = (question: string, example: string): Word => ({
  question,
  example,
  pattern: /^[A-Z]\w*$/,
});
