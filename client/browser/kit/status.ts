import { need } from '../../../site/kit/need.ts';

/** Announces a text to screen readers through the page's `role="status"` element. */
export function announce(text: string): void {
  const status = document.getElementById('status');
  if (!status) return;
  // Screen readers ignore an unchanged text: a trailing no-break space makes it a new one.
  status.textContent = status.textContent === text ? `${text}\u00a0` : text;
}

/** A text of the interface that every page's `<body>` has for scripts (`client/components/document/Document.tsx`). */
export function bodyText(name: 'demoFailed' | 'toolFailed' | 'inputLost'): string {
  return need(document.body.dataset, name);
}
