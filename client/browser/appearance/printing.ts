import { PRINT_EVENT } from '../kit/events.ts';
import { showColorMode } from '../preferences/show-color-mode.ts';

/** Paper is light, as `print.css` says. Live demos have the colours of one mode: they are drawn in it at once. */
export function enhancePrinting(): void {
  let shown: string | undefined;
  const show = (mode: string | null) => {
    showColorMode(mode);
    document.dispatchEvent(new Event(PRINT_EVENT));
  };
  addEventListener('beforeprint', () => {
    shown = document.documentElement.dataset.mode;
    show('light');
  });
  addEventListener('afterprint', () => show(shown ?? null));
}
