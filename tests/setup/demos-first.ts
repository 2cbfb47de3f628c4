import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Starts with the files that check all demos. They are the slowest, but also the smallest: on a fresh clone, Vitest sorts
 * by size and would run them last, with one core idle.
 */
export class DemosFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => groupOf(a) - groupOf(b) || Number(checksDemos(b)) - Number(checksDemos(a)));
  }
}

const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;

const checksDemos = ({ moduleId }: TestSpecification) => /\/demos-[\w-]+\.test\.ts$/.test(moduleId);
