import { Fragment, type ReactNode } from 'react';
import { Document } from '../document/Document.tsx';
import { SearchForm } from './SearchForm.tsx';
import { PageList, type ListedPage } from '../document/PageList.tsx';
import type { ShellView } from '../document/view.ts';

export interface NotFoundProps {
  view: ShellView;
  path: string;
  /** Where the vendor's site has it; null if it is none of its paths. */
  elsewhere: string | null;
  suggestions: readonly ListedPage[];
}

/** The 404 page, with a search form and suggestions. */
export function NotFound({ view, path, elsewhere, suggestions }: NotFoundProps) {
  const { t } = view;
  return (
    <Document
      view={view}
      header={
        <header className="head">
          <h1>{t('notFound.title')}</h1>
          <p className="lead">{fill(t('notFound.text'), '{path}', <code>{path}</code>)}</p>
        </header>
      }
    >
      {elsewhere !== null && (
        <p className="notice">{fill(t('notFound.elsewhere'), '{site}', <a href={elsewhere}>{elsewhere}</a>)}</p>
      )}
      <SearchForm view={view} />
      <h2>{t('notFound.closest')}</h2>
      <PageList pages={suggestions} locale={view.locale} t={t} />
    </Document>
  );
}

/** A text with an element in the place of a mark. */
function fill(text: string, mark: string, value: ReactNode): ReactNode {
  return text.split(mark).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && value}
      {part}
    </Fragment>
  ));
}
