import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { readPlayables, withBundle, type Playable } from './playables.ts';

/** Defaults that are a single value: the others are texts and expressions. */
const LITERAL = /^(?:true|false|-?\d+(?:\.\d+)?|'[^']*'|"[^"]*")$/;

type Component = ComponentType<Record<string, unknown>>;

let playable: (Playable & { Playground: Component })[];

beforeAll(async () => {
  const all = await readPlayables();
  const modules = await withBundle(
    all,
    { format: 'esm', platform: 'node', external: ['react', 'react-dom', 'react/jsx-runtime'] },
    (paths) => paths.map((path, at) => `export { default as _${at} } from '${path}';`).join('\n'),
    async (bundle) => (await import(bundle)) as Record<string, Component>,
  );
  playable = all.flatMap((one, at) => {
    const Playground = modules[`_${at}`];
    return Playground ? [{ ...one, Playground }] : [];
  });
}, 300_000);

/** HTML of a component. An attribute of ARIA that is false by itself says the same as none. */
function draw(Playground: Component, props = {}): string {
  return renderToStaticMarkup(createElement(Playground, props)).replaceAll(' aria-disabled="false"', '');
}

it('a component renders the same with the defaults of the reference as without these props', () => {
  // The packages warn about licences, and about props that they pass on to elements.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let compared = 0;
  const different: string[] = [];
  for (const { entry, playground, Playground } of playable) {
    const plain = draw(Playground);
    expect(plain, entry.name).not.toBe('');
    for (const { name, defaultValue } of entry.props) {
      if (defaultValue === null || name in playground.props || !LITERAL.test(defaultValue)) continue;
      const value: unknown = JSON.parse(defaultValue.replaceAll("'", '"'));
      compared += 1;
      if (draw(Playground, { [name]: value }) !== plain) different.push(`${entry.name} ${name}: ${defaultValue}`);
    }
  }
  expect(compared).toBeGreaterThan(500);
  expect(different).toEqual([]);
}, 120_000);
