import type { BuildInfo, FeatureFiles } from '../../../site/config/build-info.ts';
import { asIs, byContent, defineStep, notCompared } from '../../cache/step.ts';
import { bundleEntries, type BundleOptions, type Bundled } from './bundle-entries.ts';
import { bundleInlineScripts } from './inline-scripts.ts';

export interface ClientBundleOptions extends BundleOptions {
  /** Hash of the source code and of `public/`. */
  code: string;
  /** URLs of the modules loaded on demand. */
  islands: Record<'MOUNT' | 'SETTINGS', string>;
  /** URL of the `DemoPackages`. */
  packages: string;
  /** URL of the `CheckIndex`. */
  check: string;
  /** URL of the `PartsTable`. */
  parts: string;
}

const UPDATES = 'client/browser/network/service-worker-updates.ts';

/** Loaded by the enhancer at the reader's first input. */
const AFTER_FIRST_INPUT = 'client/browser/enhance/after-first-input.ts';

/** The search dialog, and the keys of the interface messages that it shows. */
const SEARCH = 'client/browser/search/open.ts';
const SEARCH_TEXTS =
  /^(?:search\.|product\.(?:all|[\w-]+\.name)$|mark\.(?:pro|premium)$|nav\.general$|bar\.search\.placeholder$)/;

/** The tools below the demos, and the code that runs in the iframe of an edited demo. */
const TOOLS = 'client/browser/tools/index.ts';
const FRAME = 'client/islands/frame/index.ts';

/** Reports what fails in the browser. */
const CLIENT_ERRORS = 'client/browser/client-errors/index.ts';

const ENHANCER = 'client/browser/enhance/index.ts';
const STYLES = 'client/components/styles/site.css';

/** Styles that only some pages need. Search results are on the search page and on the 404 page. */
const FEATURE_STYLES = {
  found: 'client/components/styles/features/search-results.css',
  showcase: 'client/components/styles/features/showcase.css',
  gallery: 'client/components/styles/features/gallery.css',
  diagram: 'client/components/styles/features/diagram.css',
};

/** Extra files for the page with all demos. */
const ALL_DEMOS = {
  styles: 'client/components/styles/features/all-demos.css',
  client: 'client/browser/all-demos/index.ts',
};

/** Loaded by reference pages when a table is sorted. */
const SORTING = 'client/browser/reference/sorting.ts';

/** Extra files for reference pages. */
const REFERENCE = { styles: 'client/components/reference/reference.css', client: 'client/browser/reference/index.ts' };

/** The page that checks code. Its engine is loaded at the first use. */
const CHECK = { styles: 'client/components/styles/features/check.css', client: 'client/browser/check/index.ts' };

/** The page where readers make a theme. What reads and highlights code is loaded at the first use. */
const THEME = { styles: 'client/components/styles/features/theme.css', client: 'client/browser/theme/index.ts' };

/** The bundled client, and the URLs of the files that every page needs. */
export interface ClientBundle {
  info: Omit<BuildInfo, 'id' | 'worker' | 'search'>;
  core: string[];
}

/** What every page loads, and the modules loaded on demand. */
export const clientStep = defineStep({
  name: 'client',
  code: import.meta.url,
  keep: 'memory',
  inputs: {
    root: asIs,
    code: asIs,
    islands: byContent,
    packages: asIs,
    check: asIs,
    parts: asIs,
    tokens: asIs,
    statics: notCompared,
  },
  make: (options: ClientBundleOptions): Promise<ClientBundle> => bundleClient(options),
});

/**
 * Bundles the enhancer, the stylesheet and the inline scripts. Whatever some pages do without is a separate bundle, so
 * that the enhancer shares no chunk: a chunk would cost one more request before the first input.
 */
async function bundleClient(options: Omit<ClientBundleOptions, 'code'>): Promise<ClientBundle> {
  const { root, islands, packages, check, parts } = options;
  const bundle = (bundled: Bundled) => bundleEntries(options, bundled);
  const updates = (await bundle({ entries: { updates: UPDATES } }))(UPDATES);
  const getToolsFile = await bundle({
    entries: { tools: TOOLS },
    addresses: { ...islands, PACKAGES: packages, CHECK_INDEX: check, PARTS: parts },
    texts:
      /^(?:edit\.|play\.|parts\.|props\.|check\.|sentences$|code\.copy$|mark\.(?:pro|premium)$|demo\.report\.text$)/,
  });
  const tools = getToolsFile(TOOLS);
  const getAfterFirstInputFile = await bundle({
    entries: { 'after-first-input': AFTER_FIRST_INPUT },
    addresses: { ...islands, TOOLS: tools },
  });
  const afterFirstInput = getAfterFirstInputFile(AFTER_FIRST_INPUT);
  const frame = (await bundle({ entries: { frame: FRAME } }))(FRAME);
  const search = (await bundle({ entries: { search: SEARCH }, texts: SEARCH_TEXTS }))(SEARCH);
  const clientErrors = (await bundle({ entries: { 'client-errors': CLIENT_ERRORS } }))(CLIENT_ERRORS);
  const getFile = await bundle({
    entries: { enhance: ENHANCER, site: STYLES, ...FEATURE_STYLES },
    addresses: { ...islands, SEARCH: search, UPDATES: updates, AFTER_FIRST_INPUT: afterFirstInput, TOOLS: tools },
  });
  const getAllDemosFile = await bundle({
    entries: { 'all-demos': ALL_DEMOS.client, 'all-demos-styles': ALL_DEMOS.styles },
  });
  const { codeGroups, reference, ...inlineScripts } = await bundleInlineScripts(root);
  const [styles, client] = [getFile(STYLES), getFile(ENHANCER)];
  return {
    info: {
      styles,
      client,
      clientErrors,
      afterFirstInput,
      frame,
      check,
      features: {
        reference: { ...(await bundleReference(bundle, { ...islands, TOOLS: tools })), script: reference },
        found: { styles: getFile(FEATURE_STYLES.found) },
        showcase: { styles: getFile(FEATURE_STYLES.showcase) },
        gallery: { styles: getFile(FEATURE_STYLES.gallery) },
        allDemos: { styles: getAllDemosFile(ALL_DEMOS.styles), client: getAllDemosFile(ALL_DEMOS.client) },
        diagram: { styles: getFile(FEATURE_STYLES.diagram) },
        check: await bundleCheck(bundle, check),
        theme: await bundleTheme(bundle),
        codeGroups: { script: codeGroups },
      },
      inlineScripts,
    },
    core: [styles, client, afterFirstInput, updates, search],
  };
}

type Bundle = (bundled: Bundled) => Promise<(entry: string) => string>;

async function bundleReference(bundle: Bundle, addresses: Record<string, string>): Promise<FeatureFiles> {
  const sorting = (await bundle({ entries: { sorting: SORTING } }))(SORTING);
  const getFile = await bundle({
    entries: { reference: REFERENCE.client, 'reference-styles': REFERENCE.styles },
    addresses: { ...addresses, SORTING: sorting },
  });
  return { styles: getFile(REFERENCE.styles), client: getFile(REFERENCE.client) };
}

async function bundleCheck(bundle: Bundle, index: string): Promise<FeatureFiles> {
  const getFile = await bundle({
    entries: { 'check-code': CHECK.client, 'check-styles': CHECK.styles },
    addresses: { CHECK_INDEX: index },
    texts: /^(?:check\.|sentences$|mark\.(?:pro|premium)$)/,
  });
  return { styles: getFile(CHECK.styles), client: getFile(CHECK.client) };
}

async function bundleTheme(bundle: Bundle): Promise<FeatureFiles> {
  const getFile = await bundle({
    entries: { 'make-theme': THEME.client, 'theme-styles': THEME.styles },
    texts: /^(?:theme\.|settings\.spacing\.value$)/,
  });
  return { styles: getFile(THEME.styles), client: getFile(THEME.client) };
}
