import type { Env } from 'markdown-it';
import type { Locale } from '../../../site/locales.ts';
import type { Heading, PageFeature } from '../../../site/page.ts';
import type { Messages } from '../../kit/messages.ts';
import type { Problem } from '../../kit/problems.ts';

/** A link of the site in a page. */
export interface InternalLink {
  key: string;
  /** Without `#`; empty for none. */
  hash: string;
  line: number;
}

/** A demo directive in a page. */
export interface DemoReference {
  name: string;
  /** Height of the stage in CSS pixels. */
  height: number;
  line: number;
}

/** What the plugins read and write while one page is rendered. */
export interface PageEnvironment extends Env {
  locale: Locale;
  messages: Messages;
  /** Ids of the English page's headings, for a translation; null for the English page. */
  englishIds: readonly string[] | null;
  headings: Heading[];
  links: InternalLink[];
  demos: DemoReference[];
  codeGroups: number;
  /** What the page needs files of its own for. */
  features: Set<PageFeature>;
  /** Reports a problem; `line` counts in the body, from 0. */
  report: (problem: Omit<Problem, 'file'> & { line: number }) => void;
}

/** The environment of the page being rendered. markdown-it hands it through without a type. */
export function environmentOf(env: Env | undefined): PageEnvironment {
  return env as unknown as PageEnvironment;
}
