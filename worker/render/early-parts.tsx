import { renderToStaticMarkup } from 'react-dom/server';
import { AppBar } from '../../client/components/document/AppBar.tsx';
import { Navigation } from '../../client/components/document/Document.tsx';
import { Head } from '../../client/components/document/Head.tsx';
import type { KnownParts, PageView } from '../../client/components/document/view.ts';

/**
 * Renders the parts that are complete before the content has been read, each in one go: React's stream would encode
 * every text and every attribute by itself.
 */
export function knownParts(view: PageView): KnownParts {
  return {
    head: renderToStaticMarkup(<Head view={view} />),
    bar: view.isBare ? '' : renderToStaticMarkup(<AppBar view={view} />),
    navigation: view.isBare ? '' : renderToStaticMarkup(<Navigation view={view} />),
  };
}
