import { onRestoredOrActivated } from '../kit/scheduling.ts';
import { write } from '../kit/storage.ts';
import { readOwn } from '../preferences/settings-storage.ts';
import { REFERENCE_VIEW_KEY, isReferenceView, type ReferenceView } from '../../../site/reference/views.ts';

/** The buttons that switch between list, table and names only. The choice is stored. */
export function enhanceViews(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('button[data-reference-view]');
  const { dataset } = document.documentElement;
  const show = (view: ReferenceView) => {
    dataset.referenceView = view;
    for (const button of buttons) button.ariaPressed = String(button.dataset.referenceView === view);
  };
  show(isReferenceView(dataset.referenceView) ? dataset.referenceView : 'list');
  // The reader may have chosen another view on another page meanwhile.
  onRestoredOrActivated(() => {
    const view = readOwn(REFERENCE_VIEW_KEY);
    if (isReferenceView(view)) show(view);
  });
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const view = button.dataset.referenceView;
      if (!isReferenceView(view)) return;
      show(view);
      write('localStorage', REFERENCE_VIEW_KEY, view);
    });
  }
}
