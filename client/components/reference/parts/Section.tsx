import type { ReactNode } from 'react';
import { DEFAULT_LOCALE, LOCALE_NAMES } from '../../../../site/locales.ts';
import type { SectionName } from '../../../../site/reference/reference-page.ts';
import { useReference } from './context.ts';

/** A section: a heading with an anchor link, and its content. */
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

export interface PackageTextProps {
  markdown: string;
  /** Inserts the text into another one. */
  within?: (markdown: string) => string;
}

/** Text from the packages, marked as English if it is not translated. */
export function PackageText({ markdown, within = String }: PackageTextProps) {
  const { html, isUntranslated } = useReference();
  if (markdown === '') return null;
  return (
    <div
      lang={isUntranslated(markdown) ? LOCALE_NAMES[DEFAULT_LOCALE].tag : undefined}
      dangerouslySetInnerHTML={{ __html: html(within(markdown)) }}
    />
  );
}

/** Renders Markdown written in the page's language. */
export function SiteText({ markdown }: { markdown: string }) {
  const { html } = useReference();
  return markdown === '' ? null : <div dangerouslySetInnerHTML={{ __html: html(markdown) }} />;
}

/** Renders one of our own texts, with backticks as code. */
export function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}

/** The minor version that a name came with; nothing if that is not known, or before the first one. */
export function Since({ version }: { version: string | undefined }) {
  const { t } = useReference();
  return version === undefined ? null : <small className="chip since">{t('reference.since', { version })}</small>;
}
