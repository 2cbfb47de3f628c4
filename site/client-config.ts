/** The part of the configuration that the browser works with; written into the page as JSON. Absent: switched off. */
export interface ClientConfig {
  /** Id of the tag manager's property. */
  tagId?: string;
  /** Script of the ad network, and address of the remote ad feed. */
  adScriptUrl?: string;
  adFeedUrl?: string;
  /** Stylesheet of the icon font. */
  iconFontUrl?: string;
  /** Licence key of the Pro and Premium components in the demos. */
  licenseKey?: string;
  /** Address of the repository that takes reports of problems. */
  repository: string;
  /** Where demos are sent to be opened as projects. */
  sandboxes: { stackBlitz: string; codeSandbox: string };
  /** Set where the service worker is registered. */
  registersServiceWorker?: true;
}

/** Id of the element that holds the configuration. */
export const CLIENT_CONFIG_ID = 'config';
