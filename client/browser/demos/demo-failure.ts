import { announceError } from '../kit/events.ts';
import { bodyText } from '../kit/status.ts';

/**
 * Shows an error line under a demo that failed to load. The text suggests a reload: after a deployment the old file may
 * be gone.
 */
export function showFailure(demo: HTMLElement, error: unknown): void {
  console.error(`The demo "${demo.id}" could not be loaded.`, error);
  announceError('demo', demo.id, error);
  demo.dataset.state = 'failed';
  if (demo.querySelector(':scope > .demo-error')) return;
  const line = document.createElement('p');
  line.className = 'demo-error';
  line.role = 'alert';
  line.textContent = bodyText('demoFailed');
  demo.querySelector('.demo-stage')?.after(line);
}
