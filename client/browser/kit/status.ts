import { need } from '../../../site/kit/need.ts';

/** How long a failure stays in sight, in milliseconds. */
const FAILURE_MS = 10_000;

let hiding: ReturnType<typeof setTimeout> | undefined;

/** Announces a text to screen readers through the page's `role="status"` element, in the place of a failure shown there. */
export function announce(text: string): void {
  const status = document.getElementById('status');
  if (!status) return;
  clearTimeout(hiding);
  delete status.dataset.failure;
  // Screen readers ignore an unchanged text: a trailing no-break space makes it a new one.
  status.textContent = status.textContent === text ? `${text}\u00a0` : text;
}

/** Announces, and shows for a while, that what the reader did could not be done. */
export function reportFailure(name: 'toolFailed' | 'inputLost'): void {
  announce(bodyText(name));
  const status = document.getElementById('status');
  if (!status) return;
  status.dataset.failure = '';
  hiding = setTimeout(() => delete status.dataset.failure, FAILURE_MS);
}

/** A text of the interface that every page's `<body>` has for scripts (`client/components/document/Document.tsx`). */
export function bodyText(name: 'demoFailed' | 'toolFailed' | 'inputLost'): string {
  return need(document.body.dataset, name);
}
