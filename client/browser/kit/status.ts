import { need } from '../../../site/kit/need.ts';

/** How long a failure stays in sight, in milliseconds. */
const FAILURE_MS = 10_000;

/** Takes a failure out of sight, if one is shown. */
let dismiss = (): void => undefined;

/** Announces a text to screen readers through the page's `role="status"` element, in the place of a failure shown there. */
export function announce(text: string): void {
  const status = document.getElementById('status');
  if (!status) return;
  dismiss();
  // Screen readers ignore an unchanged text: a trailing no-break space makes it a new one.
  status.textContent = status.textContent === text ? `${text}\u00a0` : text;
}

/** Announces that what the reader did could not be done, and shows it for a while, or until the reader dismisses it. */
export function reportFailure(name: 'toolFailed' | 'inputLost'): void {
  announce(bodyText(name));
  const status = document.getElementById('status');
  if (!status) return;
  const { activeElement: focused } = document;
  const controller = new AbortController();
  const { signal } = controller;
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', ariaLabel: bodyText('dismiss') });
  const hide = () => {
    // Not from under a reader who is about to press it.
    if (button.matches(':hover, :focus')) timer = setTimeout(hide, FAILURE_MS);
    else dismiss();
  };
  let timer = setTimeout(hide, FAILURE_MS);
  dismiss = () => {
    dismiss = () => undefined;
    clearTimeout(timer);
    controller.abort();
    delete status.dataset.failure;
    if (button === document.activeElement && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    button.remove();
  };
  status.dataset.failure = '';
  status.append(button);
  button.addEventListener('click', () => dismiss());
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(), { signal, capture: true });
}

/** A text of the interface that every page's `<body>` has for scripts (`client/components/document/Document.tsx`). */
export function bodyText(name: 'demoFailed' | 'toolFailed' | 'inputLost' | 'dismiss'): string {
  return need(document.body.dataset, name);
}
