import { escapeText } from '../../../site/kit/escape-html.ts';
import type { PageAsset } from '../../../site/page/page.ts';
import { PLAYGROUND_MARK } from '../../../site/reference/reference-page.ts';
import { usedRulesStep } from '../../demos/css/used-rules-step.ts';
import type { BuiltDemo } from '../../demos/page-demos.ts';
import type { Problem } from '../../kit/problems.ts';
import type { RunStep } from '../../cache/step.ts';
import { demoFragments, type FigureInput } from './compose-guide.ts';

/** The article of a reference page, split at its playground, and what the playground needs. */
export async function composePlayground(
  html: string,
  demo: BuiltDemo,
  { assets, setting }: FigureInput,
  run: RunStep,
): Promise<Pick<PageAsset, 'article' | 'modules' | 'styles'> & { problems: Problem[] }> {
  const {
    styles,
    html: figure,
    problems,
  } = await demoFragments(demo, demo.playground?.height ?? 0, { assets, setting });
  const [before = '', after = ''] = html.split(PLAYGROUND_MARK);
  return {
    article: [before, figure, after],
    modules: [...new Set([...assets.mountModules, ...demo.vendorFiles, ...demo.packs[setting.locale]])],
    styles: escapeText(await run(usedRulesStep, { styles: [...new Map(styles)], html: [figure.before] })),
    problems,
  };
}
