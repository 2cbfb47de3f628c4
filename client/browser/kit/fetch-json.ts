import { offerReload } from './scheduling.ts';

const files = new Map<string, Promise<unknown>>();

/**
 * Fetches a JSON file of this build. If it is gone, it offers a reload and still rejects.
 *
 * @throws Error with the URL and the status.
 */
export async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (response.status === 404) offerReload(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}. Reload the page.`);
  return (await response.json()) as T;
}

/** Fetches a JSON file of this build once. A failed request is repeated by the next call. */
export function fetchJsonOnce<T>(address: string): Promise<T> {
  const file = files.get(address) ?? fetchJson<T>(address);
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file as Promise<T>;
}
