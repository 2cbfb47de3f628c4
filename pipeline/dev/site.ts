import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BuildInfo } from '../../site/config/build-info.ts';
import { createContentTexts } from '../output/content-sink.ts';
import type { SiteBuild } from '../build/build-report.ts';
import { serviceWorkerStep } from '../output/client/bundle-alone.ts';
import { createReport } from '../build/build-report.ts';
import { composeSite } from '../build/compose-site.ts';
import { createContext, type BuildContext, type ContextOptions } from '../cache/context.ts';
import { hashValues } from '../kit/hash.ts';
import { createMemory } from '../cache/memory.ts';
import { keepSources, type KeptSources } from '../cache/sources.ts';
import { createIndexer } from './indexer.ts';

/** The site of `npm run dev`: rebuilt incrementally in this process, with its content in memory. */
export interface DevelopmentSite {
  context: BuildContext;
  /**
   * Builds what changed. @throws BuildError listing every problem in the content; the previous build stays in place.
   */
  build: () => Promise<SiteBuild>;
  /** Takes note of a changed file. What is then made by changed code is kept apart from what other processes read. */
  forget: KeptSources['forget'];
  /** What the worker is told about the build. */
  info: () => BuildInfo;
  /** Text of a content asset; undefined if there is none. */
  content: (name: string) => string | undefined;
  /** Resolves once the search index is up to date. */
  indexed: () => Promise<void>;
}

/** @param overrides Where to read. Output goes to `dev` below `out`. */
export async function createDevelopmentSite(overrides: ContextOptions = {}): Promise<DevelopmentSite> {
  const sources = keepSources();
  const { out } = createContext(overrides);
  const context = createContext({
    ...overrides,
    out: path.join(out, 'dev'),
    marksLines: true,
    sources,
    memory: createMemory(),
  });
  const assets = path.join(context.out, 'assets');
  await rm(context.out, { recursive: true, force: true });
  await mkdir(path.join(assets, 'static'), { recursive: true });
  const indexer = createIndexer(context, assets);
  let current: { info: BuildInfo; texts: ReadonlyMap<string, string> } | undefined;
  const built = () => {
    if (!current) throw new Error('The site has not been built yet.');
    return current;
  };
  const withSearch = (info: Omit<BuildInfo, 'id' | 'worker'>, code: string, content: string): BuildInfo => {
    const whole = { ...info, search: { ...info.search, ...indexer.addresses() } };
    return { id: hashValues(JSON.stringify(whole), code, content), worker: code, ...whole };
  };
  return {
    context,
    build: async () => {
      const sink = createContentTexts(context.steps.run);
      const site = await composeSite(context, { assets, sink, buildIndex: indexer.build });
      const { info, code, core } = site;
      await context.steps.run(serviceWorkerStep, { root: context.root, file: path.join(assets, 'sw.js'), code, core });
      current = { info: withSearch(info, code, sink.hash()), texts: sink.texts };
      return { buildId: current.info.id, ...(await createReport(context.root, site)) };
    },
    forget: (file, what) => {
      sources.forget(file, what);
      context.steps.noteChange(file);
    },
    info: () => ({ ...built().info, search: { ...built().info.search, ...indexer.addresses() } }),
    content: (name) => built().texts.get(name),
    indexed: indexer.idle,
  };
}
