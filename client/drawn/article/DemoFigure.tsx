import type { ComponentProps, CSSProperties } from 'react';
import { SPACING } from '../../../site/constants.ts';
import { CODE_STYLINGS, CODE_VARIANTS, type CodeVariant } from '../../../site/preferences.ts';
import type { DemoFigureData } from '../../../site/prerender.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Icon, type IconProps } from '../shell/icons.tsx';

export interface DemoFigureProps extends DemoFigureData {
  t: Translate;
}

/** A demo in an article: the component on its stage, one row of tools, and the source. */
export function DemoFigure(props: DemoFigureProps) {
  const { name, height, modules, programs, html, sourceMark, plan, t } = props;
  return (
    <figure
      className="demo"
      id={name}
      data-demo={modules.system}
      data-demo-tailwind={modules.tailwind}
      data-demo-css={modules.css}
      data-programs={programs}
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

/** The demo's height in units of the default spacing: the stylesheet makes it pixels. */
function stageSize(height: number): CSSProperties {
  return { ['--stage' as string]: height / SPACING };
}

/** The tools: one row, a toolbar whose focus roams (`client/browser/tools/roving-focus.ts`). */
function DemoBar({ name, modules, repositoryHref, t }: DemoFigureProps) {
  const stylings = CODE_STYLINGS.filter((styling) => modules[styling]);
  return (
    <div className="demo-bar" role="toolbar" aria-label={t('demo.toolbar', { name })}>
      <span className="demo-main-tools">
        <details className="demo-toggle">
          <summary>
            <span className="when-closed">{t('demo.show')}</span>
            <span className="when-open">{t('demo.hide')}</span>
          </summary>
        </details>
        <button type="button" data-demo-edit aria-pressed="false" aria-label={t('demo.edit.name', { name })}>
          {t('demo.edit')}
        </button>
      </span>
      <span className="demo-tools">
        {stylings.length > 1 && (
          <select data-styling aria-label={t('demo.styling')}>
            {stylings.map((styling) => (
              <option key={styling} value={styling}>
                {t(`settings.codeStyling.${styling}`)}
              </option>
            ))}
          </select>
        )}
        {CODE_VARIANTS.map((variant) => (
          <VariantButton key={variant} variant={variant} t={t} />
        ))}
        <button
          type="button"
          data-demo-copy
          data-ga-event-category="demo"
          data-ga-event-action="copy"
          data-ga-event-label={name}
        >
          {t('demo.copy')}
        </button>
        <ToolButton icon="reset" label={t('demo.reset')} data-demo-reset="" />
        <ToolButton icon="full" label={t('demo.full')} data-demo-full="" aria-pressed="false" />
        <ToolButton icon="stackblitz" label={t('demo.stackblitz')} data-demo-sandbox="stackblitz" />
        <ToolButton icon="codesandbox" label={t('demo.codesandbox')} data-demo-sandbox="codesandbox" />
        <a
          href={`#${name}`}
          data-demo-link=""
          title={t('demo.link.name', { name })}
          aria-label={t('demo.link.name', { name })}
        >
          <Icon name="link" />
        </a>
        <a
          href={repositoryHref}
          rel="noopener"
          title={t('demo.source.name', { name })}
          aria-label={t('demo.source.name', { name })}
        >
          <Icon name="source" />
        </a>
      </span>
    </div>
  );
}

interface ToolButtonProps extends ComponentProps<'button'> {
  icon: IconProps['name'];
  label: string;
}

function ToolButton({ icon, label, ...attributes }: ToolButtonProps) {
  return (
    <button type="button" title={label} aria-label={label} {...attributes}>
      <Icon name={icon} />
    </button>
  );
}

function VariantButton({ variant, t }: { variant: CodeVariant; t: Translate }) {
  return (
    <button type="button" className="variant" data-variant={variant} title={t(`settings.codeVariant.${variant}`)}>
      {variant}
    </button>
  );
}
