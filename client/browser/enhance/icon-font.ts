import { readConfig } from '../kit/config.ts';

/** Loads the icon font's stylesheet (specification section 7) where one is configured, after everything that is read. */
export function loadIconFont(): void {
  const { iconFontUrl } = readConfig();
  if (!iconFontUrl) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: iconFontUrl }));
}
