/** What a process remembers from one build to the next. */
export interface Memory {
  /**
   * What `make` returned for a key before, while the inputs are the same ones: compared one by one, objects by identity.
   *
   * @param step Name of the step, and `key` what it was done to.
   * @param inputs Everything that the value depends on and that can change while the process runs.
   */
  recall: <T>(step: string, key: string, inputs: readonly unknown[], make: () => T) => T;
}

/** Remembers nothing: a process that builds once. */
export const NO_MEMORY: Memory = { recall: (step, key, inputs, make) => make() };

/** The memory of a process that builds again and again. */
export function createMemory(): Memory {
  const kept = new Map<string, { inputs: readonly unknown[]; value: unknown }>();
  return {
    recall: <T>(step: string, key: string, inputs: readonly unknown[], make: () => T): T => {
      const name = `${step} ${key}`;
      const known = kept.get(name);
      if (known && isSame(known.inputs, inputs)) return known.value as T;
      const value = make();
      kept.set(name, { inputs, value });
      // What failed is tried again.
      if (value instanceof Promise) value.catch(() => kept.delete(name));
      return value;
    },
  };
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((input, at) => Object.is(input, now[at]));
}
