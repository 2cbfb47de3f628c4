import { createContext, use } from 'react';
import type { ReferenceTools } from '../../../../site/reference/reference-page.ts';
import type { Translate } from '../../../i18n/translate.ts';

/** Dependencies of all parts of a reference page. */
export interface ReferenceContextValue extends ReferenceTools {
  t: Translate;
}

export const ReferenceContext = createContext<ReferenceContextValue | null>(null);

export function useReference(): ReferenceContextValue {
  const value = use(ReferenceContext);
  if (!value) throw new Error('A part of the reference was drawn outside of <ReferenceArticle>. Wrap it.');
  return value;
}
