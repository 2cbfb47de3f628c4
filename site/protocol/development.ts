import type { Locale } from '../locales.ts';

/** Prefix of the dev server's own addresses; a deployed site has none of them. */
export const DEVELOPMENT_PATH = '/__dev';

/** Id of the script that the dev server adds to each page; its `data-build` is the build that the page shows. */
export const DEVELOPMENT_SCRIPT = 'development';

/** A problem in the sources that fails the build. */
export interface DevelopmentProblem {
  /** Path from the repository root. */
  file: string;
  line?: number;
  /** What is wrong, and how to fix it. */
  message: string;
  /** The page to whose text or demos the file belongs; null for another file. */
  place: PagePlace | null;
}

/** A place on a page in one language. */
export interface PagePlace {
  key: string;
  locale: Locale;
  /** Name of the demo that the file belongs to; null for the text of the page, whose lines the problem counts. */
  demo: string | null;
}

/** A guide whose translation is incomplete or outdated. */
export interface PendingTranslation {
  file: string;
  /** Where to read it. */
  href: string;
  /** What is missing, if it is not all of it. */
  note?: string;
}

/** The guides of a language that lack a translation, or have an outdated one. */
export interface PendingTranslations {
  language: string;
  untranslated: PendingTranslation[];
  stale: PendingTranslation[];
}

/** What `npm run dev` tells the open pages, as server-sent events. */
export interface DevelopmentState {
  /** The last build that succeeded: what pages show after a reload. */
  build: string;
  problems: DevelopmentProblem[];
  translations: PendingTranslations[];
}

/** What a page asks the dev server to open in the author's editor. */
export interface PlaceInFile {
  file: string;
  line?: number;
}
