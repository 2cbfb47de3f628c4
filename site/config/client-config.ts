/** Configuration for the browser, embedded in the page as JSON. Absent fields are switched off. */
export interface ClientConfig {
  tagId?: string;
  /** URLs of the ad network's script and of the remote ad feed. */
  adScriptUrl?: string;
  adFeedUrl?: string;
  iconFontUrl?: string;
  /** Licence key of the Pro and Premium components in the demos. */
  licenseKey?: string;
  /** URL of the folder with the files of this site; absent without a repository. */
  sources?: string;
  /** URL of the issues in which readers report problems. */
  issues: string;
  /** URLs that demos are posted to, to open them as projects. */
  sandboxes: { stackBlitz: string; codeSandbox: string };
  /** Share of page views that report errors (`client/browser/client-errors/`). */
  clientErrorShare?: number;
  /** Set if the page should register the service worker. */
  registersServiceWorker?: true;
}

/** Id of the element that holds the configuration. */
export const CLIENT_CONFIG_ID = 'config';
