import { CLIENT_CONFIG_ID, type ClientConfig } from '../../../site/client-config.ts';

/**
 * The configuration that the page carries.
 *
 * @throws Error when the page carries none: everything that needs it must be rendered inside `client/drawn/shell/Document.tsx`.
 */
export function readConfig(): ClientConfig {
  const text = document.getElementById(CLIENT_CONFIG_ID)?.textContent;
  if (!text) {
    throw new Error(
      'The docs configuration is missing (#config). Wrap the page in the Document component (client/drawn/shell/Document.tsx).',
    );
  }
  return JSON.parse(text) as ClientConfig;
}
