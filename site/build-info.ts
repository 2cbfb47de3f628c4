import type { PageFeature } from './page.ts';
import type { Locale } from './locales.ts';

/** What a build tells the worker, compiled into it. Written by `pipeline/build-site.ts`. */
export interface BuildInfo {
  /** Hash of everything that the build wrote. */
  id: string;
  /** Hash of what content must fit: the worker's code, and the names of the hashed files deployed with it. */
  worker: string;
  /** URLs of the hashed files that every page needs. */
  styles: string;
  client: string;
  /** Module that reports what fails in the browser, for sites that want to know (`CLIENT_ERROR_SHARE`). */
  clientErrors: string;
  /** Module loaded at the reader's first input (`client/browser/enhance/after-first-input.ts`). */
  afterFirstInput: string;
  /** Script of the iframe in which edited demos run (`site/demo-frame.ts`). */
  frame: string;
  /** URLs of the files that only some pages need. */
  features: Record<PageFeature, FeatureFiles>;
  /** URLs of the search index manifests; see `SearchManifest`. */
  search: Record<Locale, string>;
  /** Scripts that run while the page is parsed, so that the first painted frame is right. */
  inlineScripts: Record<InlineScriptName, InlineScript>;
}

/** A stylesheet and an optional module, loaded only on the pages that need them. */
export interface FeatureFiles {
  styles: string;
  client?: string;
}

/** `speculation` is not code but speculation rules: the links that a browser may prerender. */
export type InlineScriptName = 'first' | 'navigation' | 'article' | 'reference' | 'speculation';

export interface InlineScript {
  text: string;
  /** `sha256-…`, for the Content-Security-Policy. */
  hash: string;
}
