/** Where a demo is in its life. */
export type DemoState =
  /** Server HTML. `failures` counts the tries in a row that failed to wake it. */
  | { name: 'asleep'; failures: number }
  /** Its modules are being loaded or it is being mounted. */
  | { name: 'waking'; awake: Promise<void> }
  /** It answers to input. `end` unmounts it and puts the server HTML back. */
  | { name: 'live'; end: () => void };

/** What a demo's life does to the page. */
export interface DemoEffects<Demo> {
  /**
   * Loads and mounts the demo.
   *
   * @param failures Tries that failed before: a browser may remember that an address failed.
   * @returns What ends it.
   */
  mount: (demo: Demo, failures: number) => Promise<() => void>;
  /** The demo answers to input: what was held back can be done now. */
  onLive: (demo: Demo) => void;
  /** The demo could not be loaded; the next touch tries again. */
  onFailed: (demo: Demo, error: unknown) => void;
}

/** The lives of a page's demos. */
export interface DemoLives<Demo> {
  /** Wakes a demo once. Resolves when it is live or has failed. */
  wake: (demo: Demo) => Promise<void>;
  /** Ends a live demo and wakes it again; one that is asleep only wakes. */
  restart: (demo: Demo) => Promise<void>;
  stateOf: (demo: Demo) => DemoState['name'];
}

const ASLEEP: DemoState = { name: 'asleep', failures: 0 };

/** Follows every demo from `asleep` by `waking` to `live`, or back to `asleep` where it fails. */
export function createDemoLives<Demo extends WeakKey>(effects: DemoEffects<Demo>): DemoLives<Demo> {
  const states = new WeakMap<Demo, DemoState>();
  const stateOf = (demo: Demo): DemoState => states.get(demo) ?? ASLEEP;

  const mount = async (demo: Demo, failures: number): Promise<void> => {
    try {
      states.set(demo, { name: 'live', end: await effects.mount(demo, failures) });
    } catch (error) {
      states.set(demo, { name: 'asleep', failures: failures + 1 });
      effects.onFailed(demo, error);
      return;
    }
    effects.onLive(demo);
  };

  const wake = (demo: Demo): Promise<void> => {
    const state = stateOf(demo);
    if (state.name === 'live') return Promise.resolve();
    if (state.name === 'waking') return state.awake;
    const awake = mount(demo, state.failures);
    states.set(demo, { name: 'waking', awake });
    return awake;
  };

  return {
    wake,
    restart: (demo) => {
      const state = stateOf(demo);
      if (state.name === 'live') {
        state.end();
        states.set(demo, ASLEEP);
      }
      return wake(demo);
    },
    stateOf: (demo) => stateOf(demo).name,
  };
}
