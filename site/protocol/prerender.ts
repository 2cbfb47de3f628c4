import type { DiagramName } from '../page/diagrams.ts';
import type { BlockChange } from '../page/text-diff.ts';
import type { Locale } from '../locales.ts';
import type { Plan } from '../navigation.ts';
import type { DemoTag } from '../page/all-demos.ts';
import type { PageMark } from '../page/page.ts';
import type { CodeStyling } from '../preferences.ts';
import type { ProductId } from '../products.ts';
import type { ReferencePage, ReferenceTools } from '../reference/reference-page.ts';

/**
 * What `client/components/prerender.tsx` exports to the pipeline. The pipeline bundles and runs that file; it imports only
 * this interface.
 */
export interface Prerender {
  tokensCss: () => string;
  /** Colours of the light palette, with a library's accent. */
  lightColors: (product: ProductId | null) => LightColors;
  /** Renders a component in one colour mode, so that the browser can hydrate it. */
  renderDemo: (Demo: () => null, options: RenderOptions) => RenderedDemo;
  /** HTML of a product's navigation. */
  renderNavigation: (nodes: readonly NavigationNode[], locale: Locale) => string;
  renderDemoFigure: (figure: DemoFigureData, locale: Locale) => string;
  /** HTML of a library's features. */
  renderGallery: (groups: readonly GalleryGroup[], locale: Locale) => string;
  /** HTML of a library's demos, by page. */
  renderDemoTopics: (topics: readonly DemoTopic[], locale: Locale) => string;
  /** HTML of the filter above them, which needs scripts. */
  renderDemoFilter: (filter: DemoFilterData, locale: Locale) => string;
  /** HTML of the form that checks code for one of some versions. */
  renderCheck: (releases: readonly string[], locale: Locale) => string;
  /** HTML of the form in which readers make a theme, and of the one that reads a theme. */
  renderTheme: (locale: Locale) => string;
  renderThemeReader: (locale: Locale) => string;
  /** HTML of a diagram, with its words in the language. */
  renderDiagram: (name: DiagramName, locale: Locale) => string;
  /** HTML of what is missing from a translation, for the end of the article. */
  renderTranslationChanges: (changes: readonly BlockChange[], locale: Locale) => string;
  renderReference: (page: ReferencePage, tools: ReferenceTools) => string;
}

export interface RenderOptions {
  paletteMode: 'light' | 'dark';
  language: Locale;
  product: ProductId | null;
  /** Default exports of the language packs: theme options. */
  packs: readonly object[];
  identifierPrefix: string;
}

/** Colours of the light palette, as CSS values. */
export interface LightColors {
  background: string;
  text: string;
  muted: string;
  accent: string;
}

/** HTML of a component and the rules of each of its Emotion classes, in order of insertion. */
export interface RenderedDemo {
  html: string;
  styles: [className: string, css: string][];
}

/** Entry of a built navigation: existing pages only, with texts and URLs. */
export interface NavigationNode {
  /** Id of a group: its pathname. */
  id: string;
  title: string;
  /** Absent for a group. */
  href?: string;
  isExternal?: boolean;
  /** Set for a group that is a heading, always open. */
  isHeading?: boolean;
  /** Set for a group whose children load when it is opened; `children` is then empty. */
  branch?: NavigationBranch;
  plan?: Plan;
  marks: PageMark[];
  children: NavigationNode[];
}

/** The children of a group, in a separate file. */
export interface NavigationBranch {
  /** URL of the `BranchFile`. */
  address: string;
  /** URL of the group's first page, a link for browsers without scripts: on that page the group is open. */
  first: string;
}

/** The feature pages of one group of a library's navigation. */
export interface GalleryGroup {
  /** The group's pathname. */
  id: string;
  title: string;
  pages: GalleryPage[];
}

/** A page with a picture of its first demo. */
export interface GalleryPage {
  key: string;
  title: string;
  href: string;
  /** URL of an SVG file. */
  thumbnail: string;
  plan: Plan | null;
  marks: PageMark[];
}

/** The demos of one page, for the page with all demos. */
export interface DemoTopic {
  /** The page's key. */
  key: string;
  title: string;
  href: string;
  demos: DemoCard[];
}

/** A demo, with a picture of it. */
export interface DemoCard {
  /** Its anchor. */
  name: string;
  title: string;
  /** URL of an SVG file. */
  thumbnail: string;
  plan: Plan | null;
}

export interface DemoFilterData {
  /** URL of the `DemoIndex`. */
  index: string;
  total: number;
  /** What the demos show, with how many show it. */
  tags: (readonly [tag: DemoTag, count: number])[];
  components: string[];
}

export interface DemoFigureData {
  /** Name of the demo: its anchor, and its file name. */
  name: string;
  /** Props whose line in its source is linked from elsewhere. */
  linkedProps: readonly string[];
  /** Height of the stage in CSS pixels. */
  height: number;
  /** URLs of the modules whose default export is the component, by styling; `system` always exists. */
  modules: Partial<Record<CodeStyling, string>>;
  /** URLs of the packs for the page's language. */
  packs: readonly string[];
  /** URL of the page's `DemoPrograms`. */
  programs: string;
  /** Server HTML of the component. */
  html: string;
  /** Placeholder for the source; see `DemoFragments`. */
  sourceMark: string;
  /** The demo's file, relative to the repository root. */
  file: string;
  plan: Plan | null;
  /** Packages that the page does not install, with their versions; empty for none. */
  needs: string;
  /** URL of the `PlaygroundFile`; null for any other demo. */
  playground: string | null;
}
