import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { playgroundCatalog } from '../../content/reference-playgrounds.ts';
import { createContext } from '../../pipeline/kit/context.ts';
import { playgroundModule } from '../../site/playground-code.ts';
import { PRODUCTS } from '../../site/products.ts';
import type { ComponentReference } from '../../site/reference.ts';
import { loadInstalledReference } from '../pipeline/reference/packages.ts';

/** Defaults that are a single value: the others are texts and expressions. */
const LITERAL = /^(?:true|false|-?\d+(?:\.\d+)?|'[^']*'|"[^"]*")$/;

type Component = ComponentType<Record<string, unknown>>;

interface Playable {
  entry: ComponentReference;
  /** Props that its playground sets. */
  given: readonly string[];
  /** The component with its data, which takes further props. */
  Playground: Component;
}

const { root } = createContext();
let folder = '';
let playable: Playable[];

beforeAll(async () => {
  const { products } = await loadInstalledReference();
  const elements = PRODUCTS.flatMap(({ id }) =>
    (playgroundCatalog.playgrounds[id] ?? []).flatMap((playground) => {
      const entry = products
        .find(({ product }) => product === id)
        ?.entries.find((one) => one.kind === 'component' && one.name === playground.component);
      return entry?.kind === 'component' ? [{ playground, entry }] : [];
    }),
  );
  // Beside the packages, so that React is found there.
  folder = await mkdtemp(path.join(root, '.cache', 'defaults-'));
  const files = elements.map(({ playground }, at) => ({
    path: path.join(folder, `${at}.tsx`),
    text: playgroundModule(playground, [...playground.imports, playground.data ?? ''].join('\n')),
  }));
  await Promise.all(files.map((file) => writeFile(file.path, file.text)));
  const out = path.join(folder, 'all.mjs');
  await esbuild.build({
    stdin: {
      contents: files.map((file, at) => `export { default as _${at} } from '${file.path}';`).join('\n'),
      resolveDir: root,
    },
    ...{ bundle: true, format: 'esm', platform: 'node', jsx: 'automatic', outfile: out, logLevel: 'error' },
    ...{ loader: { '.css': 'empty' }, external: ['react', 'react-dom', 'react/jsx-runtime'] },
  });
  const modules = (await import(out)) as Record<string, Component>;
  playable = elements.flatMap(({ playground, entry }, at) => {
    const Playground = modules[`_${at}`];
    return Playground ? [{ entry, given: Object.keys(playground.props), Playground }] : [];
  });
}, 300_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** HTML of a component. An attribute of ARIA that is false by itself says the same as none. */
function draw(Playground: Component, props = {}): string {
  return renderToStaticMarkup(createElement(Playground, props)).replaceAll(' aria-disabled="false"', '');
}

it('a component renders the same with the defaults of the reference as without these props', () => {
  // The packages warn about licences, and about props that they pass on to elements.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let compared = 0;
  const different: string[] = [];
  for (const { entry, given, Playground } of playable) {
    const plain = draw(Playground);
    expect(plain, entry.name).not.toBe('');
    for (const { name, defaultValue } of entry.props) {
      if (defaultValue === null || given.includes(name) || !LITERAL.test(defaultValue)) continue;
      const value: unknown = JSON.parse(defaultValue.replaceAll("'", '"'));
      compared += 1;
      if (draw(Playground, { [name]: value }) !== plain) different.push(`${entry.name} ${name}: ${defaultValue}`);
    }
  }
  expect(compared).toBeGreaterThan(500);
  expect(different).toEqual([]);
}, 120_000);
