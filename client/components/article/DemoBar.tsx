import type { ReactNode } from 'react';
import { CODE_STYLINGS, CODE_VARIANTS } from '../../../site/preferences.ts';
import type { DemoFigureData } from '../../../site/protocol/prerender.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Icon } from '../kit/icons.tsx';

export interface DemoBarProps extends Pick<DemoFigureData, 'name' | 'modules' | 'playground' | 'file'> {
  t: Translate;
}

/**
 * The toolbar of a demo: the most used tools in a row, the rest in a menu. Visible labels repeat in every demo, so each
 * adds the demo's name for screen readers. Arrow keys are in `client/browser/navigation/arrow-keys.ts`.
 */
export function DemoBar({ name, modules, playground, file, t }: DemoBarProps) {
  const ofDemo = <span className="visually-hidden"> {name}</span>;
  return (
    <div className="demo-bar" role="toolbar" aria-label={t('demo.toolbar', { name })}>
      <details className="demo-toggle">
        <summary>
          <span className="when-closed">{t('demo.show')}</span>
          <span className="when-open">{t('demo.hide')}</span>
          {ofDemo}
        </summary>
      </details>
      {playground === null ? (
        <button type="button" data-demo-edit>
          <span className="when-shown">{t('demo.edit')}</span>
          <span className="when-edited">
            {t('demo.edit.close')}
            <span className="visually-hidden">{t('demo.edit.close.rest')}</span>
          </span>
          {ofDemo}
        </button>
      ) : (
        <>
          <button type="button" aria-expanded="false" data-demo-play>
            {t('demo.play')}
            {ofDemo}
          </button>
          <button type="button" data-demo-parts="">
            {t('demo.parts')}
            {ofDemo}
          </button>
        </>
      )}
      <button
        type="button"
        aria-label={t('demo.copy.name', { name })}
        data-demo-copy
        data-ga-event-category="demo"
        data-ga-event-action="copy"
        data-ga-event-label={name}
      >
        {t('demo.copy')}
      </button>
      <button type="button" className="when-full" data-demo-full>
        {t('demo.full.exit')}
      </button>
      <details className="menu at-end demo-more">
        <summary>
          {t('demo.more')}
          {ofDemo}
          <Icon name="chevron" />
        </summary>
        <DemoMenu name={name} modules={modules} playground={playground} file={file} t={t} />
      </details>
    </div>
  );
}

function DemoMenu({ modules, name, playground, file, t }: DemoBarProps) {
  const stylings = CODE_STYLINGS.filter((styling) => modules[styling]);
  return (
    <ul>
      {CODE_VARIANTS.map((variant) => (
        <Tool key={variant} data-variant={variant}>
          {t(`settings.codeVariant.${variant}`)}
        </Tool>
      ))}
      {stylings.length > 1 &&
        stylings.map((styling, index) => (
          <Tool key={styling} begins={index === 0} data-styling={styling}>
            {t(`settings.codeStyling.${styling}`)}
          </Tool>
        ))}
      <Tool begins data-demo-reset="">
        {t('demo.reset')}
      </Tool>
      <Tool data-demo-full="">{t('demo.full')}</Tool>
      {playground === null && <Tool data-demo-parts="">{t('demo.parts')}</Tool>}
      <Tool begins data-demo-sandbox="stackblitz">
        {t('demo.stackblitz')}
      </Tool>
      <Tool data-demo-sandbox="codesandbox">{t('demo.codesandbox')}</Tool>
      <li className="begins">
        <a href={`#${name}`} data-demo-link="">
          {t('demo.link')}
        </a>
      </li>
      <Tool data-demo-report="">{t('demo.report')}</Tool>
      {/* Shown by `demo-tools.ts` on a site whose repository has the file: the HTML is the same for all sites. */}
      <li hidden>
        <a data-demo-source={file}>{t('demo.source')}</a>
      </li>
    </ul>
  );
}

interface ToolProps {
  children: ReactNode;
  /** Whether to draw a separator above. */
  begins?: boolean;
  [data: `data-${string}`]: string;
}

function Tool({ children, begins = false, ...data }: ToolProps) {
  return (
    <li className={begins ? 'begins' : undefined}>
      <button type="button" {...data}>
        {children}
      </button>
    </li>
  );
}
