import { Refusal } from './refusal.ts';

/** Something in the content that stops a build. */
export interface Problem {
  /** Path from the repository's root. */
  file: string;
  /** Line in the file, from 1; absent where the whole file is meant. */
  line?: number;
  message: string;
  /** What to do about it, as a sentence. */
  remedy: string;
}

/** Collects problems so that one build reports all of them. */
export class Problems {
  readonly list: Problem[] = [];

  add(problem: Problem): void {
    this.list.push(problem);
  }

  /** @throws BuildError when there is any problem. */
  throwIfAny(): void {
    if (this.list.length > 0) throw new BuildError(this.list);
  }
}

/** A build that was refused; the message names file, line and remedy of every problem. */
export class BuildError extends Refusal {
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
