import type { ColorMode } from '../../../site/preferences.ts';

/** Anything but `light` and `dark` is the system's. */
export function toColorMode(value: string | null | undefined): ColorMode {
  return value === 'light' || value === 'dark' ? value : 'system';
}
