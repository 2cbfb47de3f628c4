import type { Env } from 'markdown-it';
import type { Locale } from '../../../site/locales.ts';
import type { Heading, PageFeature } from '../../../site/page/page.ts';
import type { Messages } from '../load-messages.ts';
import type { Problem } from '../../kit/problems.ts';

/** A link from a page to another page of the site. */
export interface InternalLink {
  key: string;
  /** Without `#`; empty for none. */
  hash: string;
  line: number;
}

export interface PageImage {
  address: string;
  line: number;
}

/** A demo directive in a page. */
export interface DemoReference {
  name: string;
  /** Height of the stage in CSS pixels. */
  height: number;
  line: number;
}

/** A term of the glossary, in one language. */
export interface GlossaryTerm {
  /** Address of its entry; null for a term that this page does not link, and for a phrase that only looks like one. */
  href: string | null;
  /** What it looks like in a sentence. */
  forms: readonly string[];
}

/** What the plugins read and write while they render one page. */
export interface PageEnvironment extends Env {
  locale: Locale;
  messages: Messages;
  /** Heading ids of the English page, for a translation; null for the English page itself. */
  englishIds: readonly string[] | null;
  /** Line of the file that the body begins in; null if lines are not marked. */
  firstLine: number | null;
  /** Terms of the glossary that the page may link. */
  terms: readonly GlossaryTerm[];
  headings: Heading[];
  links: InternalLink[];
  images: PageImage[];
  demos: DemoReference[];
  codeGroups: number;
  /** Features for which the page loads extra files. */
  features: Set<PageFeature>;
  /** Reports a problem; `line` is 0-based within the body. */
  report: (problem: Omit<Problem, 'file'> & { line: number }) => void;
}

/** The environment of the page being rendered, which markdown-it passes through untyped. */
export function toEnvironment(env: Env | undefined): PageEnvironment {
  return env as unknown as PageEnvironment;
}
