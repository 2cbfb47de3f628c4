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

  /** @throws BuildError if there are any problems. */
  throwIfAny(): void {
    if (this.list.length > 0) throw new BuildError(this.list);
  }
}

/** A build refused because of its content; the message has file, line and remedy of every problem. */
export class BuildError extends UserError {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const lines = problems.map(
      ({ file, line, message, remedy }) => `${file}${line === undefined ? '' : `:${line}`}\n  ${message}\n  ${remedy}`,
    );
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(`${count} in the content:\n\n${lines.join('\n\n')}`);
    this.name = 'BuildError';
    this.problems = problems;
  }
}
