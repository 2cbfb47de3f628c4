import { renderToStaticMarkup } from 'react-dom/server';
import { SHARED_PARTS, type FixedPartProps } from '../../client/components/document/menus-and-footer.tsx';
import type { FixedParts } from '../../client/components/document/view.ts';

const drawn = new Map<string, FixedParts>();

/**
 * Parts that look the same on all pages of a library in a language, rendered once per isolate: a quarter of a page's
 * elements.
 */
export function fixedParts(props: FixedPartProps): FixedParts {
  const key = `${props.locale} ${props.product?.id ?? ''}`;
  const known = drawn.get(key) ?? drawParts(props);
  drawn.set(key, known);
  return known;
}

function drawParts(props: FixedPartProps): FixedParts {
  const parts = Object.entries(SHARED_PARTS).map(([name, Part]) => [name, renderToStaticMarkup(<Part {...props} />)]);
  return Object.fromEntries(parts) as FixedParts;
}
