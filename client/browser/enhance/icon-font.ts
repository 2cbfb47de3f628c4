import { readConfig } from '../kit/config.ts';

/**
 * Loads the icon font's stylesheet (spec 7 in `docs/specification-map.md`) where one is configured, after everything
 * that is read.
 */
export function loadIconFont(): void {
  const { iconFontUrl } = readConfig();
  if (!iconFontUrl) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: iconFontUrl }));
}
