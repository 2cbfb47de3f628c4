import { Document } from './Document.tsx';
import { SearchForm } from './SearchForm.tsx';
import { PageList, type ListedPage } from './PageList.tsx';
import type { ShellView } from './view.ts';

export interface NotFoundProps {
  view: ShellView;
  path: string;
  suggestions: readonly ListedPage[];
}

/** The 404 page, with a search form and suggestions. */
export function NotFound({ view, path, suggestions }: NotFoundProps) {
  const { t } = view;
  const [before = '', after = ''] = t('notFound.text').split('{path}');
  return (
    <Document
      view={view}
      header={
        <header className="head">
          <h1>{t('notFound.title')}</h1>
          <p className="lead">
            {before}
            <code>{path}</code>
            {after}
          </p>
        </header>
      }
    >
      <SearchForm view={view} />
      <PageList pages={suggestions} locale={view.locale} t={t} />
    </Document>
  );
}
