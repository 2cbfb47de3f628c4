/** How an ad is laid out. */
export type AdShape = 'image' | 'inline';

/** An ad from any source. All texts are plain text, never HTML. */
export interface Ad {
  /** Where the ad comes from; the first part of its event label. */
  source: 'in-house' | 'network';
  name: string;
  link: string;
  img: string;
  description: string;
  poweredBy: string;
  /** Tracking URLs to request when the ad is shown. */
  impressions: string[];
}

/** Size of an ad's image in CSS pixels. */
export const AD_IMAGE = { width: 130, height: 100 } as const;

/** The site's only placement. */
export const PLACEMENT = 'body-top';

/** Event label: `in-house-body-top-image`. */
export function adLabel(source: Ad['source'], shape: AdShape): string {
  return `${source}-${PLACEMENT}-${shape}`;
}
