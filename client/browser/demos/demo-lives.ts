/** A demo's lifecycle state. */
export type DemoState =
  /** Static server HTML. `failures` counts consecutive failed attempts to wake it. */
  | { name: 'asleep'; failures: number }
  /** Its modules are loading or it is mounting. `isOutdated`: what it depends on has changed since. */
  | { name: 'waking'; awake: Promise<void>; isOutdated: boolean }
  /** Interactive. `end` unmounts it and restores the server HTML. */
  | { name: 'live'; end: () => void };

/** Side effects of state changes on the page. */
export interface DemoEffects<Demo> {
  /**
   * Loads and mounts the demo.
   *
   * @param failures Earlier failed attempts: browsers may cache the failure of a URL, so a retry needs another one.
   * @returns Unmounts the demo.
   */
  mount: (demo: Demo, failures: number) => Promise<() => void>;
  /** The demo is interactive: held-back input can be replayed. */
  onLive: (demo: Demo) => void;
  /** Loading failed; the next touch retries. */
  onFailed: (demo: Demo, error: unknown) => void;
}

/** Manages the lifecycles of a page's demos. */
export interface DemoLives<Demo> {
  /** Wakes a demo once. Resolves when it is live or has failed. */
  wake: (demo: Demo) => Promise<void>;
  /** Unmounts a live demo and wakes it again. One that is asleep just wakes. */
  restart: (demo: Demo) => Promise<void>;
  /** Mounts a demo again because what it depends on has changed. One that is asleep stays asleep. */
  update: (demo: Demo) => void;
  getState: (demo: Demo) => DemoState['name'];
}

const ASLEEP: DemoState = { name: 'asleep', failures: 0 };

/** State machine of demos: `asleep` → `waking` → `live`, or back to `asleep` on failure. */
export function createDemoLives<Demo extends WeakKey>(effects: DemoEffects<Demo>): DemoLives<Demo> {
  const states = new WeakMap<Demo, DemoState>();
  const getState = (demo: Demo): DemoState => states.get(demo) ?? ASLEEP;

  const mount = async (demo: Demo, failures: number): Promise<void> => {
    try {
      const end = await effects.mount(demo, failures);
      const state = getState(demo);
      if (state.name === 'waking' && state.isOutdated) {
        end();
        states.set(demo, { ...state, isOutdated: false });
        return await mount(demo, failures);
      }
      states.set(demo, { name: 'live', end });
    } catch (error) {
      states.set(demo, { name: 'asleep', failures: failures + 1 });
      effects.onFailed(demo, error);
      return;
    }
    effects.onLive(demo);
  };

  const wake = (demo: Demo): Promise<void> => {
    const state = getState(demo);
    if (state.name === 'live') return Promise.resolve();
    if (state.name === 'waking') return state.awake;
    const awake = mount(demo, state.failures);
    states.set(demo, { name: 'waking', awake, isOutdated: false });
    return awake;
  };

  const restart = (demo: Demo): Promise<void> => {
    const state = getState(demo);
    if (state.name === 'live') {
      state.end();
      states.set(demo, ASLEEP);
    }
    return wake(demo);
  };

  return {
    wake,
    restart,
    update: (demo) => {
      const state = getState(demo);
      if (state.name === 'live') void restart(demo);
      if (state.name === 'waking') states.set(demo, { ...state, isOutdated: true });
    },
    getState: (demo) => getState(demo).name,
  };
}
