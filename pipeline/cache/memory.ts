/** What a process remembers from one build to the next. */
export interface Memory {
  /**
   * Returns what `make` returned for this step and key before, as long as each input is identical (`Object.is`).
   *
   * @param step Name of the step.
   * @param key What the step was applied to.
   * @param inputs Everything that the value depends on and that can change while the process runs.
   */
  recall: <T>(step: string, key: string, inputs: readonly unknown[], make: () => T) => T;
}

/** Remembers nothing, for a process that builds once. */
export const NO_MEMORY: Memory = { recall: (step, key, inputs, make) => make() };

/** The memory of a watching process, which builds repeatedly. */
export function createMemory(): Memory {
  const kept = new Map<string, { inputs: readonly unknown[]; value: unknown }>();
  return {
    recall: <T>(step: string, key: string, inputs: readonly unknown[], make: () => T): T => {
      const name = `${step} ${key}`;
      const known = kept.get(name);
      if (known && isSame(known.inputs, inputs)) return known.value as T;
      const value = make();
      kept.set(name, { inputs, value });
      // Retry after a failure.
      if (value instanceof Promise) value.catch(() => kept.delete(name));
      return value;
    },
  };
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((input, at) => Object.is(input, now[at]));
}
