import type { CSSProperties } from 'react';
import { DEFAULT_CODE_PREFERENCES, fileHashes, type CodeStyling } from '../../../site/preferences.ts';
import type { DemoFigureData } from '../../../site/protocol/prerender.ts';
import type { Translate } from '../../i18n/translate.ts';
import { DemoBar } from './DemoBar.tsx';

export interface DemoFigureProps extends DemoFigureData {
  t: Translate;
}

/** A demo in an article: the component on its stage, the toolbar and the source. */
export function DemoFigure(props: DemoFigureProps) {
  const { name, height, modules, packs, programs, playground, html, sourceMark, plan, needs, t } = props;
  return (
    <figure
      className="demo"
      id={name}
      {...moduleAttributes(modules)}
      data-demo-packs={packs.join(' ') || undefined}
      data-programs={programs}
      data-playground={playground ?? undefined}
    >
      <Targets {...props} />
      <div className="demo-stage" style={stageSize(height)}>
        <div className="demo-root" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      {plan && <p className="demo-license">{t('demo.license', { plan: t(`mark.${plan}`) })}</p>}
      <DemoBar {...props} />
      {needs && <p className="demo-needs whole">{t('demo.needs', { packages: needs })}</p>}
      <div className="demo-source" dangerouslySetInnerHTML={{ __html: sourceMark }} />
    </figure>
  );
}

/** Targets of the links that also name a file or a prop, for browsers without scripts (`preferencesFromHash`). */
function Targets({ name, linkedProps, modules }: DemoFigureProps) {
  const hashes = fileHashes(name, Object.keys(modules) as CodeStyling[]);
  return (
    <div>
      {[...hashes, ...linkedProps.map((prop) => `${name}:${prop}`)].map((hash) => (
        <span key={hash} id={hash} />
      ))}
    </div>
  );
}

/** Addresses of the demo's modules: `data-demo`, and `data-demo-css` and the like for other stylings. */
function moduleAttributes(modules: DemoFigureData['modules']): Record<string, string> {
  const name = (styling: string) => (styling === DEFAULT_CODE_PREFERENCES.codeStyling ? '' : `-${styling}`);
  return Object.fromEntries(
    Object.entries(modules).map(([styling, address]) => [`data-demo${name(styling)}`, address]),
  );
}

/** Height at the default spacing; the stylesheet adds the difference for the reader's own. */
function stageSize(height: number): CSSProperties {
  return { ['--stage' as string]: `${height}px` };
}
