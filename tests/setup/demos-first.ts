import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Begins with the files that check every demo. They take longest, and are the smallest: where Vitest does not know yet how
 * long files take, it would leave them for the end, and a core without work.
 */
export class DemosFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => groupOf(a) - groupOf(b) || Number(checksDemos(b)) - Number(checksDemos(a)));
  }
}

const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder;

const checksDemos = ({ moduleId }: TestSpecification) => /\/demos-[\w-]+\.test\.ts$/.test(moduleId);
