import { need } from '../../site/need.ts';
import type { PageAsset } from '../../site/page.ts';
import type { Playground, PlaygroundFile } from '../../site/playground.ts';
import type { ComponentReference } from '../../site/reference.ts';
import { PLAYGROUND_MARK } from '../../site/reference-page.ts';
import { usedRules } from '../demos/css/used-rules.ts';
import type { BuiltDemo } from '../demos/page-demos.ts';
import type { Problem } from '../kit/problems.ts';
import { writeJson } from '../kit/static-files.ts';
import { controlsOf } from '../reference/controls.ts';
import { demoFragments, svgStyles } from './compose-guide.ts';
import type { GuideSetting } from './compose-pages.ts';

/** A playground, and the demo that it begins with. */
export interface PlaygroundParts {
  playground: Playground;
  demo: BuiltDemo;
}

/** What the playgrounds of a language are composed with. */
export type PlaygroundSetting = Pick<GuideSetting, 'locale' | 'prerender' | 'mountModules' | 'statics'> & {
  repository: string;
  /** Writes the programs of demos. @returns Their address. */
  writePrograms: (demos: ReadonlyMap<string, BuiltDemo>) => Promise<string>;
};

/** The article of a reference page, cut where its playground stands, and what the playground needs. */
export async function composePlayground(
  html: string,
  entry: ComponentReference,
  { playground, demo }: PlaygroundParts,
  { writePrograms, ...setting }: PlaygroundSetting,
): Promise<Pick<PageAsset, 'article' | 'modules' | 'styles'> & { problems: Problem[] }> {
  const {
    styles,
    html: figure,
    problems,
  } = await demoFragments(demo, playground.height, {
    ...setting,
    programs: await writePrograms(new Map([[demo.name, demo]])),
    playground: await writeJson(setting.statics, 'playground', playgroundFile(entry, playground, demo)),
  });
  const [before = '', after = ''] = html.split(PLAYGROUND_MARK);
  return {
    article: [before, figure, after],
    modules: [...new Set([...setting.mountModules, ...demo.vendorFiles])],
    styles: svgStyles(usedRules(new Map(styles), [figure.before])),
    problems,
  };
}

function playgroundFile(
  entry: ComponentReference,
  playground: Playground,
  { program: { sources } }: BuiltDemo,
): PlaygroundFile {
  const { component, props, children, within } = playground;
  const typescript = need(sources, 'TS-system');
  return {
    element: { component, props, ...(children !== undefined && { children }), ...(within !== undefined && { within }) },
    head: { TS: headOf(typescript), JS: headOf(sources['JS-system'] ?? typescript) },
    controls: controlsOf(entry, playground),
  };
}

/** All that stands above the component. */
function headOf(source: string): string {
  return source.slice(0, source.indexOf('\nexport default function')).trimEnd();
}
