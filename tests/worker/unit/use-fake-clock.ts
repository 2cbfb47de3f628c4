import { afterEach, beforeEach, vi } from 'vitest';

/** Time passes only when a test says so, and nothing is logged to the terminal. */
export function useFakeClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    for (const level of ['log', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
