import { CODE_PREFERENCES_EVENT, SETTINGS_EVENT } from '../kit/events.ts';

/**
 * Reports the six user properties, one call each, and each again when it changes.
 */
export function reportUserProperties(): void {
  const reported = new Map<string, unknown>();
  const report = () => {
    for (const [name, value] of Object.entries(currentProperties())) {
      if (reported.get(name) === value) continue;
      reported.set(name, value);
      window.gtag?.('set', 'user_properties', { [name]: value });
    }
  };
  report();
  document.addEventListener(SETTINGS_EVENT, report);
  document.addEventListener(CODE_PREFERENCES_EVENT, report);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', report);
  followPixelRatio(report);
}

function currentProperties(): Record<string, string | number> {
  const { dataset, lang } = document.documentElement;
  return {
    codeVariant: dataset.codeVariant ?? 'TS',
    userLanguage: lang.slice(0, 2),
    devicePixelRatio: Math.round(devicePixelRatio * 10) / 10,
    colorSchemeOS: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    colorScheme: dataset.mode ?? 'system',
    codeStylingVariant: dataset.codeStyling ?? 'system',
  };
}

/** A resolution query matches one ratio only: after each change, listen to a new one. */
function followPixelRatio(onChange: () => void): void {
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
    'change',
    () => {
      onChange();
      followPixelRatio(onChange);
    },
    { once: true },
  );
}
