import type { PageFeature } from '../page/page.ts';
import type { Locale } from '../locales.ts';

/** What a build tells the worker, compiled into it. Written by `pipeline/build/build-site.ts`. */
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
  /** Script of the iframe in which edited demos run (`site/demo/demo-frame.ts`). */
  frame: string;
  features: Record<PageFeature, FeatureFiles>;
  /** URL of the `CheckIndex`. */
  check: string;
  /** URLs of the search index manifests; see `SearchManifest`. */
  search: Record<Locale, string>;
  /** Scripts of every page that run while it is parsed, so that the first painted frame is right. */
  inlineScripts: Record<InlineScriptName, InlineScript>;
}

/** What only some pages load. */
export interface FeatureFiles {
  /** URL of a stylesheet. */
  styles?: string;
  /** URL of a module. */
  client?: string;
  /** Runs before the article is parsed. */
  script?: InlineScript;
}

/** `speculation` is not code but speculation rules: the links that a browser may prerender. */
export type InlineScriptName = 'first' | 'navigation' | 'speculation';

export interface InlineScript {
  text: string;
  /** `sha256-…`, for the Content-Security-Policy. */
  hash: string;
}
