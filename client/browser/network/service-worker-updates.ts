import { SKIP_WAITING } from '../../service-worker/worker-messages.ts';
import { BEFORE_RELOAD_EVENT } from '../kit/events.ts';

/** How often to check whether the page has the focus, in milliseconds. */
const FOCUS_POLL_MS = 100;

const followed = new WeakSet<ServiceWorker>();

/** Activates a waiting service worker at once, and then reloads the page as soon as it has the focus. */
export function takeOver(workers: readonly (ServiceWorker | null)[]): void {
  for (const worker of workers) {
    if (!worker || followed.has(worker)) continue;
    followed.add(worker);
    const advance = () => {
      if (worker.state === 'installed') worker.postMessage(SKIP_WAITING);
      if (worker.state === 'activated') reloadWhenFocused();
    };
    worker.addEventListener('statechange', advance);
    advance();
  }
}

function reloadWhenFocused(): void {
  const timer = setInterval(() => {
    if (!document.hasFocus()) return;
    clearInterval(timer);
    const mayReload = document.dispatchEvent(new Event(BEFORE_RELOAD_EVENT, { cancelable: true }));
    const { reloadQuestion = '' } = document.body.dataset;
    if (mayReload || confirm(reloadQuestion)) location.reload();
  }, FOCUS_POLL_MS);
}
