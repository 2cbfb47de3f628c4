/** Speculation Rules: whether the document is being prerendered. Not yet in TypeScript's DOM library. */
interface Document {
  readonly prerendering?: boolean;
}

interface Navigator {
  /** Global Privacy Control: https://www.w3.org/TR/gpc/ */
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

interface Window {
  /** The tag manager's queue. */
  dataLayer?: unknown[];
  gtag?: (...values: unknown[]) => void;
}
