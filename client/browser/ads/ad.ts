/** How an ad is drawn. */
export type AdShape = 'image' | 'inline';

/** An ad to show, wherever it comes from. Every text is text: nothing of it is ever read as HTML. */
export interface Ad {
  /** Where it comes from: the first part of its label. */
  source: 'in-house' | 'network';
  name: string;
  link: string;
  img: string;
  description: string;
  poweredBy: string;
  /** Addresses that are requested when the ad is shown. */
  impressions: string[];
}

/** Size of an ad's image in CSS pixels (spec 9 in `docs/specification-map.md`). */
export const AD_IMAGE = { width: 130, height: 100 } as const;

/** The placement that the site has. */
export const PLACEMENT = 'body-top';

/** Event label: `in-house-body-top-image`. */
export function adLabel(source: Ad['source'], shape: AdShape): string {
  return `${source}-${PLACEMENT}-${shape}`;
}
