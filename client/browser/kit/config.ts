import { CLIENT_CONFIG_ID, type ClientConfig } from '../../../site/config/client-config.ts';

/**
 * Reads the configuration embedded in the page.
 *
 * @throws Error when it is missing: the page must be rendered with `client/components/document/Document.tsx`.
 */
export function readConfig(): ClientConfig {
  const text = document.getElementById(CLIENT_CONFIG_ID)?.textContent;
  if (!text) throw new Error('No #config: wrap the page in the Document component.');
  return JSON.parse(text) as ClientConfig;
}
