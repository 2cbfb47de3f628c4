import type { Problem } from '../../kit/problems.ts';

/** A problem in the file that is being read. */
export type Found = Omit<Problem, 'file'>;
