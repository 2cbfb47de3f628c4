import { need } from '../../../site/kit/need.ts';

/** Announces a text to screen readers through the page's `role="status"` element. */
export function announce(text: string): void {
  const status = document.getElementById('status');
  if (!status) return;
  // Screen readers ignore an unchanged text: a trailing no-break space makes it a new one.
  status.textContent = status.textContent === text ? `${text}\u00a0` : text;
}

/** How long a failure stays in sight, in milliseconds. */
const FAILURE_MS = 10_000;

/** Announces, and shows for a while, that what the reader did could not be done. */
export function reportFailure(name: 'toolFailed' | 'inputLost'): void {
  announce(bodyText(name));
  const status = document.getElementById('status');
  if (!status) return;
  status.dataset.failure = '';
  setTimeout(() => delete status.dataset.failure, FAILURE_MS);
}

/** A text of the interface that every page's `<body>` has for scripts (`client/components/document/Document.tsx`). */
export function bodyText(name: 'demoFailed' | 'toolFailed' | 'inputLost'): string {
  return need(document.body.dataset, name);
}
