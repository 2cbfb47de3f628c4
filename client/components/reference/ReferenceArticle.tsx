import type { ReferencePage, ReferenceTools } from '../../../site/reference/reference-page.ts';
import type { Translate } from '../../i18n/translate.ts';
import { AllProducts } from './AllProducts.tsx';
import { ChangesPage } from './ChangesPage.tsx';
import { ComponentPage } from './ComponentPage.tsx';
import { ReferenceContext } from './parts/context.ts';
import { ErrorsPage } from './ErrorsPage.tsx';
import { InterfacePage } from './InterfacePage.tsx';
import { ProductPage } from './ProductPage.tsx';
import { SizesPage } from './SizesPage.tsx';

/**
 * The article of a reference page, rendered at build time. `client/browser/reference/index.ts` adds filter and views.
 */
export function ReferenceArticle({ page, tools, t }: { page: ReferencePage; tools: ReferenceTools; t: Translate }) {
  return (
    <ReferenceContext value={{ ...tools, t }}>
      <Body page={page} />
    </ReferenceContext>
  );
}

function Body({ page }: { page: ReferencePage }) {
  switch (page.kind) {
    case 'component':
      return <ComponentPage {...page} />;
    case 'interface':
      return <InterfacePage {...page} />;
    case 'product':
      return <ProductPage {...page} />;
    case 'errors':
      return <ErrorsPage {...page} />;
    case 'sizes':
      return <SizesPage {...page} />;
    case 'changes':
      return <ChangesPage {...page} />;
    case 'all':
      return <AllProducts {...page} />;
  }
}
