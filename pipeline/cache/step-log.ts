/** How often a step was called, and where its values came from. */
export interface StepCount {
  /** Cache hits: in the process's memory, and on the disk. */
  remembered: number;
  read: number;
  /** Misses, and the milliseconds during which at least one value was being made. */
  made: number;
  milliseconds: number;
  /** Values being made right now, and when the first of them started. */
  active: number;
  since: number;
}

/** Counts cache hits and misses of a process's steps. */
export interface StepLog {
  count: (step: string, answer: 'remembered' | 'read') => void;
  /** Counts a miss and the time until the value has settled. */
  making: <Value>(step: string, make: () => Value) => Value;
  counts: () => ReadonlyMap<string, StepCount>;
}

export function createStepLog(): StepLog {
  const counts = new Map<string, StepCount>();
  const getCount = (step: string): StepCount => {
    const known = counts.get(step) ?? { remembered: 0, read: 0, made: 0, milliseconds: 0, active: 0, since: 0 };
    counts.set(step, known);
    return known;
  };
  const begin = (count: StepCount) => {
    if (count.active === 0) count.since = performance.now();
    count.active += 1;
  };
  const end = (count: StepCount) => {
    count.active -= 1;
    if (count.active === 0) count.milliseconds += performance.now() - count.since;
  };
  return {
    counts: () => counts,
    count: (step, answer) => {
      getCount(step)[answer] += 1;
    },
    making: (step, make) => {
      const count = getCount(step);
      count.made += 1;
      begin(count);
      try {
        const value = make();
        if (value instanceof Promise) {
          const finish = () => end(count);
          value.then(finish, finish);
        } else end(count);
        return value;
      } catch (error) {
        end(count);
        throw error;
      }
    },
  };
}
