import type { PageFeature } from './page.ts';
import type { Locale } from './locales.ts';

/** What a build tells the worker: the only thing of it that is compiled in. Written by `pipeline/build-site.ts`. */
export interface BuildInfo {
  /** Hash of everything the build wrote. */
  id: string;
  /** Hash of what content has to fit: the worker's code, and the names of the hashed files that are deployed with it. */
  worker: string;
  /** Addresses of the hashed files that every page needs. */
  styles: string;
  client: string;
  /** The module that is loaded at the reader's first input (`client/browser/enhance/after-first-input.ts`). */
  afterFirstInput: string;
  /** The script of the frame in which edited demos run (`site/demo-frame.ts`). */
  frame: string;
  /** Addresses of what only some pages need. */
  features: Record<PageFeature, FeatureFiles>;
  /** Addresses of the manifests of the search index; see `SearchManifest`. */
  search: Record<Locale, string>;
  /** Scripts that run while the page is parsed, so that the first painted frame is right. */
  inlineScripts: Record<InlineScriptName, InlineScript>;
}

/** A stylesheet and a module, loaded on the pages that ask for them. */
export interface FeatureFiles {
  styles: string;
  client: string;
}

/** `speculation` is data for the browser: which links it may prerender. */
export type InlineScriptName = 'first' | 'navigation' | 'article' | 'reference' | 'speculation';

export interface InlineScript {
  text: string;
  /** `sha256-…`, for the policy. */
  hash: string;
}
