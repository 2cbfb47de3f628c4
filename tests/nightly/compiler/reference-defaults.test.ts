import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { need } from '../../../site/kit/need.ts';
import { readPlayables, withBundle, type Playable } from './playables.ts';

/** Defaults that are a single value: the others are texts and expressions. */
const LITERAL = /^(?:true|false|-?\d+(?:\.\d+)?|'[^']*'|"[^"]*")$/;

type Component = ComponentType<Record<string, unknown>>;

/** The props of a component that its playground leaves out, with their defaults. */
function getDefaults({ entry, playground }: Playable): [name: string, value: unknown][] {
  return entry.props.flatMap(({ name, defaultValue }) =>
    defaultValue === null || name in playground.props || !LITERAL.test(defaultValue)
      ? []
      : [[name, JSON.parse(defaultValue.replaceAll("'", '"'))]],
  );
}

/** HTML of a component. An attribute of ARIA that is false by itself says the same as none. */
function draw(Playground: Component, props = {}): string {
  return renderToStaticMarkup(createElement(Playground, props)).replaceAll(' aria-disabled="false"', '');
}

const playables = await readPlayables();

it('there are enough defaults to compare', () => {
  expect(playables.flatMap(getDefaults).length).toBeGreaterThan(500);
});

describe('a component renders the same with the defaults of the reference as without these props', () => {
  let playgrounds: (Component | undefined)[];

  beforeAll(async () => {
    // The packages warn about licences, and about props that they pass on to elements.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const modules = await withBundle(
      playables,
      { format: 'esm', platform: 'node', external: ['react', 'react-dom', 'react/jsx-runtime'] },
      (paths) => paths.map((path, at) => `export { default as _${at} } from '${path}';`).join('\n'),
      async (bundle) => (await import(bundle)) as Record<string, Component>,
    );
    playgrounds = playables.map((_, at) => modules[`_${at}`]);
  }, 300_000);

  for (const [at, playable] of playables.entries()) {
    it(playable.entry.name, () => {
      const Playground = need(playgrounds, at);
      const plain = draw(Playground);
      expect(plain).not.toBe('');
      const different = getDefaults(playable).filter(([name, value]) => draw(Playground, { [name]: value }) !== plain);
      expect(different).toEqual([]);
    });
  }
});
