import { readConfig } from './config.ts';
import { whenPageIsIdle } from './idle.ts';

/** Loads the icon font's stylesheet (specification section 7) where one is configured, after everything that is read. */
export function enhanceIconFont(): void {
  const { iconFontUrl } = readConfig();
  if (!iconFontUrl) return;
  whenPageIsIdle(() => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: iconFontUrl }));
  });
}
