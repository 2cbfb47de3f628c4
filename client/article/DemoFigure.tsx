import { CODE_VARIANTS, type CodeVariant } from '../../site/preferences.ts';
import type { DemoFigureData } from '../../site/prerender.ts';
import type { Translate } from '../i18n/translate.ts';

export interface DemoFigureProps extends DemoFigureData {
  t: Translate;
}

/** A demo in an article: the component on its stage, one row of tools, and the source. */
export function DemoFigure(props: DemoFigureProps) {
  const { name, height, modules, programs, html, sourceMark, repositoryHref, plan, t } = props;
  return (
    <figure
      className="demo"
      id={name}
      data-demo={modules.system}
      data-demo-tailwind={modules.tailwind}
      data-demo-css={modules.css}
      data-programs={programs}
    >
      <div className="demo-stage" style={{ minHeight: height }}>
        <div className="demo-root" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      {plan && <p className="demo-license">{t('demo.license', { plan: t(`mark.${plan}`) })}</p>}
      <div className="demo-bar" role="group" aria-label={t('demo.toolbar', { name })}>
        <details className="demo-toggle">
          <summary>
            <span className="when-closed">{t('demo.show')}</span>
            <span className="when-open">{t('demo.hide')}</span>
          </summary>
        </details>
        <span className="demo-tools">
          {CODE_VARIANTS.map((variant) => (
            <VariantButton key={variant} variant={variant} t={t} />
          ))}
          <button type="button" data-demo-copy data-ga-event-category="demo" data-ga-event-action="copy" data-ga-event-label={name}>
            {t('demo.copy')}
          </button>
          <button type="button" data-demo-reset>
            {t('demo.reset')}
          </button>
          <a href={`#${name}`} aria-label={t('demo.link.name', { name })}>
            {t('demo.link')}
          </a>
          <a href={repositoryHref} rel="noopener" aria-label={t('demo.source.name', { name })}>
            {t('demo.source')}
          </a>
        </span>
      </div>
      <div className="demo-source" dangerouslySetInnerHTML={{ __html: sourceMark }} />
    </figure>
  );
}

function VariantButton({ variant, t }: { variant: CodeVariant; t: Translate }) {
  return (
    <button
      type="button"
      className="variant"
      data-variant={variant}
      title={t(`settings.codeVariant.${variant}`)}
    >
      {variant}
    </button>
  );
}
