/**
 * Shows a colour mode: on the root element for the styles, and by `theme-color` for the browser's own surfaces.
 *
 * @param mode Anything but `light` and `dark` is the system's.
 */
export function showColorMode(mode: string | null): void {
  const root = document.documentElement;
  const isDark = mode === 'dark';
  // That of the light colour. The dark one follows it: the first that applies counts.
  let media = isDark ? 'not all' : '';
  if (isDark || mode === 'light') root.dataset.mode = mode;
  else {
    delete root.dataset.mode;
    media = '(prefers-color-scheme:light)';
  }
  document.querySelector('meta[media]')?.setAttribute('media', media);
}
