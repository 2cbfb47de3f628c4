import type { BuildContext } from '../kit/context.ts';

/** An argument of the command, asked for if it is missing. */
export interface Word {
  /** What to ask for. */
  question: string;
  example: string;
  pattern: RegExp;
  /** Whether it is optional, and may be repeated. */
  isOptional?: true;
}

/** A generator of `npm run new`. */
export interface Kind {
  words: readonly Word[];
  /**
   * Writes the files.
   *
   * @returns The steps left to do by hand, in sentences.
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
