import type { Reporter, TestModule } from 'vitest/node';

/** How many files are listed. */
const LISTED_FILES = 10;

/** Vitest reporter that lists the slowest test files. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => ({ name: module.relativeModuleId, ms: module.diagnostic().duration }));
    const slowest = files.sort((a, b) => b.ms - a.ms).slice(0, LISTED_FILES);
    console.log(
      ['Slowest files:', ...slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)].join(
        '\n',
      ),
    );
  }
}
