import { readConfig } from '../kit/config.ts';

/**
 * Loads the icon font's stylesheet, if one is configured. Runs in idle time.
 */
export function loadIconFont(): void {
  const { iconFontUrl } = readConfig();
  if (!iconFontUrl) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: iconFontUrl }));
}
