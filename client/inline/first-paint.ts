/**
 * Runs in the head, before the first paint: colour mode, direction, density, spacing and colours from local storage
 * become attributes and custom properties of the root (behaviour section 3, 'No flash').
 */
import { COLOR_MODE_KEY, THEME_KEY } from '../../site/preferences.ts';

try {
  const root = document.documentElement;
  const mode = localStorage.getItem(COLOR_MODE_KEY);
  if (mode === 'light' || mode === 'dark') root.dataset.mode = mode;
  const { dense, direction, spacing, paletteColors } = JSON.parse(localStorage.getItem(THEME_KEY) ?? '{}');
  if (direction === 'rtl') root.dir = direction;
  if (dense === true) root.dataset.dense = '';
  if (spacing >= 1 && spacing <= 20) root.style.setProperty('--unit', `${spacing}px`);
  const main = paletteColors?.primary?.main;
  if (/^#[0-9a-f]{6}$/i.test(main)) root.style.setProperty('--accent', main);
} catch {
  // Storage is blocked or holds something unreadable: the defaults are right.
}
