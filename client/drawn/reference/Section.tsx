import type { ReactNode } from 'react';
import { DEFAULT_LOCALE, LOCALE_NAMES } from '../../../site/locales.ts';
import type { SectionName } from '../../../site/reference-page.ts';
import { useReference } from './context.ts';

/** A heading with its address, and what stands under it. */
export function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  const { t } = useReference();
  return (
    <>
      <h2 id={name}>
        <a href={`#${name}`}>{t(`reference.section.${name}`)}</a>
      </h2>
      {children}
    </>
  );
}

/** Text of the packages, which is English. */
export function PackageText({ markdown }: { markdown: string }) {
  const { html, locale } = useReference();
  if (markdown === '') return null;
  return (
    <div
      lang={locale === DEFAULT_LOCALE ? undefined : LOCALE_NAMES[DEFAULT_LOCALE].tag}
      dangerouslySetInnerHTML={{ __html: html(markdown) }}
    />
  );
}

/** A text of ours in which backticks mark code. */
export function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
