import type { BlockChange } from './behind.ts';
import type { Locale } from './locales.ts';
import type { Plan } from './navigation.ts';
import type { PageMark } from './page.ts';
import type { CodeStyling } from './preferences.ts';
import type { ProductId } from './products.ts';
import type { ReferencePage, ReferenceTools } from './reference-page.ts';

/**
 * What `client/drawn/prerender.tsx` offers the pipeline, which bundles that file and runs the bundle: it knows this contract,
 * not the code.
 */
export interface Prerender {
  /** The design tokens as CSS. */
  tokensCss: () => string;
  /** Colours of the light palette, with the accent of a library. */
  lightColors: (product: ProductId | null) => LightColors;
  /** Renders a component in one colour mode, as the browser will hydrate it. */
  renderDemo: (
    Demo: () => null,
    options: { paletteMode: 'light' | 'dark'; language: Locale; product: ProductId | null; identifierPrefix: string },
  ) => RenderedDemo;
  /** HTML of a product's navigation. */
  renderNavigation: (nodes: readonly NavigationNode[], locale: Locale) => string;
  /** HTML of a demo's figure. */
  renderDemoFigure: (figure: DemoFigureData, locale: Locale) => string;
  /** HTML of what a translation lacks, for the end of its article. */
  renderBehind: (changes: readonly BlockChange[], locale: Locale) => string;
  /** Article HTML of a page of the reference. */
  renderReference: (page: ReferencePage, tools: ReferenceTools) => string;
}

/** Colours of the light palette, as CSS writes them. */
export interface LightColors {
  background: string;
  text: string;
  muted: string;
  accent: string;
}

/** HTML of a component and the rules of each Emotion class in it, in the order of insertion. */
export interface RenderedDemo {
  html: string;
  styles: [className: string, css: string][];
}

/** Entry of a built navigation: only what exists, with its texts and addresses. */
export interface NavigationNode {
  /** Id of a group, its pathname. */
  id: string;
  title: string;
  /** Absent for a group. */
  href?: string;
  isExternal?: boolean;
  /** Set for a group that is a heading, always open. */
  isHeading?: boolean;
  /** Set for a group whose children are loaded when a reader opens it; it has none itself. */
  branch?: NavigationBranch;
  plan?: Plan;
  marks: PageMark[];
  children: NavigationNode[];
}

/** The children of a group as a file of their own. */
export interface NavigationBranch {
  /** Address of a `NavigationAsset`. */
  address: string;
  /** Address of the group's first page, for browsers without scripts: there, the group is open. */
  first: string;
}

/** A demo in an article. */
export interface DemoFigureData {
  /** The demo's name: its anchor, and its file's name. */
  name: string;
  /** Height of the stage in CSS pixels. */
  height: number;
  /** Addresses of the modules that export the component by default, by styling; `system` always exists. */
  modules: Partial<Record<CodeStyling, string>>;
  /** Address of the page's `DemoPrograms`. */
  programs: string;
  /** Server HTML of the component. */
  html: string;
  /** Stands where the source goes; see `DemoFragments`. */
  sourceMark: string;
  /** Address of the file in the repository. */
  repositoryHref: string;
  plan: Plan | null;
  /** Address of the `PlaygroundFile` of a playground; null for any other demo. */
  playground: string | null;
}
