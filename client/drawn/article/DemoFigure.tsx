import type { CSSProperties } from 'react';
import type { DemoFigureData } from '../../../site/prerender.ts';
import type { Translate } from '../../i18n/translate.ts';
import { DemoBar } from './DemoBar.tsx';

export interface DemoFigureProps extends DemoFigureData {
  t: Translate;
}

/** A demo in an article: the component on its stage, the toolbar and the source. */
export function DemoFigure(props: DemoFigureProps) {
  const { name, height, modules, packs, programs, playground, html, sourceMark, plan, t } = props;
  return (
    <figure
      className="demo"
      id={name}
      data-demo={modules.system}
      data-demo-tailwind={modules.tailwind}
      data-demo-css={modules.css}
      data-demo-packs={packs.join(' ') || undefined}
      data-programs={programs}
      data-playground={playground ?? undefined}
    >
      <div className="demo-stage" style={stageSize(height)}>
        <div className="demo-root" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      {plan && <p className="demo-license">{t('demo.license', { plan: t(`mark.${plan}`) })}</p>}
      <DemoBar {...props} />
      <div className="demo-source" dangerouslySetInnerHTML={{ __html: sourceMark }} />
    </figure>
  );
}

/** Height at the default spacing; the stylesheet adds the difference for the reader's own. */
function stageSize(height: number): CSSProperties {
  return { ['--stage' as string]: `${height}px` };
}
