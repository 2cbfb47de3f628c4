import { need } from '../../../site/need.ts';

/** A text of the interface that every page's `<body>` has for scripts (`client/drawn/shell/Document.tsx`). */
export function bodyText(name: 'demoFailed' | 'toolFailed' | 'inputLost'): string {
  return need(document.body.dataset, name);
}
