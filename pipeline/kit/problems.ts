import { UserError } from './user-error.ts';

/** A mistake in the content that fails the build. */
export interface Problem {
  /** Path relative to the repository root. */
  file: string;
  /** 1-based line; absent when the problem concerns the whole file. */
  line?: number;
  message: string;
  /** How to fix it, as a sentence. */
  remedy: string;
}

/** Collects problems so that one build reports all of them. */
export class Problems {
  readonly list: Problem[] = [];

  add(problem: Problem): void {
    this.list.push(problem);
  }

  /** Adds the problems of a refusal. @throws Any other error. */
  collect(error: unknown): void {
    if (!(error instanceof BuildError)) throw error;
    this.list.push(...error.problems);
  }

  /** @throws BuildError if there are any problems. */
  throwIfAny(): void {
    if (this.list.length > 0) throw new BuildError(this.list);
  }
}

/** A build refused because of its content; the message has a line for each problem: file and line, what, remedy. */
export class BuildError extends UserError {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    // The same demo may fail in several languages.
    const different = new Map(problems.map((problem) => [formatProblem(problem), problem]));
    const lines = [...different.keys()];
    super(lines.length === 1 ? lines.join() : `${lines.length} problems:\n${lines.join('\n')}`);
    this.name = 'BuildError';
    this.problems = [...different.values()];
  }
}

function formatProblem({ file, line, message, remedy }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${message} ${remedy}`.replace(/\s*\n\s*/g, ' ');
}

/**
 * Waits for all.
 *
 * @throws BuildError with the problems of all that were refused; any other error as it is.
 */
export async function allOrProblems<T extends readonly unknown[] | []>(work: T) {
  const problems = new Problems();
  for (const result of await Promise.allSettled(work)) {
    if (result.status === 'rejected') problems.collect(result.reason);
  }
  problems.throwIfAny();
  return Promise.all(work);
}
