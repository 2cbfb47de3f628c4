import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContext, type BuildContext } from '../../../pipeline/cache/context.ts';
import type { RunStep, Step } from '../../../pipeline/cache/step.ts';
import { loadContent } from '../../../pipeline/content/load-content.ts';
import { buildDemos } from '../../../pipeline/demos/build-demos.ts';
import { findDemos } from '../../../pipeline/demos/find-demos.ts';
import { pageDemosStep } from '../../../pipeline/demos/page-demos.ts';
import { renderStep, type RenderInput } from '../../../pipeline/demos/render-demo.ts';
import { hashValues } from '../../../pipeline/kit/hash.ts';
import { Problems } from '../../../pipeline/kit/problems.ts';

/** How many demos are drawn, and what chooses them: as long as a demo has its name, it is among them or not. */
const SAMPLE_SIZE = 40;
const SEED = 'chinese pictures';

/** Files of the demos in the sample. */
async function chooseDemos(context: BuildContext, pages: Parameters<typeof findDemos>[1]): Promise<Set<string>> {
  const found = await findDemos(context, pages);
  const files = [...found.values()].flatMap((ofPage) => [...ofPage.values()].map(({ file }) => file));
  const ranked = files
    .map((file) => ({ file, rank: hashValues(SEED, file) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return new Set(ranked.slice(0, SAMPLE_SIZE).map(({ file }) => file));
}

/** Bundles no demos but the chosen ones, and notes what the build gives to the step that draws them. */
function watchRenders(context: BuildContext, chosen: ReadonlySet<string>) {
  const renders: RenderInput[] = [];
  const runOthers = context.steps.run;
  const run: RunStep = <Input extends object, Value>(step: Step<Input, Value>, inputs: Input): Value => {
    if (Object.is(step, renderStep)) renders.push(inputs as unknown as RenderInput);
    if (!Object.is(step, pageDemosStep)) return runOthers(step, inputs);
    const { demos } = inputs as unknown as Parameters<typeof pageDemosStep.make>[0];
    const some = new Map([...demos].filter(([, { file }]) => chosen.has(file)));
    return step.make({ ...inputs, demos: some }, { run, folder: '' }) as Value;
  };
  return { context: { ...context, steps: { ...context.steps, run } }, renders };
}

/** What the build draws of the sample in Chinese, if English rules are known. */
async function drawSample(plain: BuildContext): Promise<RenderInput[]> {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'chinese-pictures-'));
  const content = await loadContent(plain, new Problems());
  const chosen = await chooseDemos(plain, [...content.pages.values()]);
  const { context, renders } = watchRenders(plain, chosen);
  const { byPage } = await buildDemos(context, {
    content,
    statics: { staticFolder: folder.path, staticPath: '/static/' },
  });
  await Promise.all([...byPage.values()].flatMap(({ zh }) => [...zh.values()].map(({ render }) => render('zh'))));
  return renders.filter(({ locale, knownRules }) => locale === 'zh' && knownRules !== null);
}

describe('the Chinese picture of a demo', () => {
  const context = createContext();
  let inputs: RenderInput[];
  beforeAll(async () => void (inputs = await drawSample(context)));

  it('is drawn in one palette, with the rules of the English one, in most demos of the sample', () => {
    expect(inputs.length).toBeGreaterThan(SAMPLE_SIZE / 2);
  });

  it('is what drawing it in both palettes makes', async () => {
    const draw = async (input: RenderInput) => {
      const { html, styles, problems } = await context.steps.run(renderStep, input);
      return { html, styles, problems };
    };
    await Promise.all(
      inputs.map(async (input) => {
        const [inOne, inBoth] = await Promise.all([draw(input), draw({ ...input, knownRules: null })]);
        expect.soft(inOne, input.demo.file).toEqual(inBoth);
      }),
    );
  });
});
