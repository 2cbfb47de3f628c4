/** Class of all buttons of rows. */
const SIGN = 'row-sign';

interface RowButtonOptions {
  className: string;
  /** What the button shows: its name would push the type aside. */
  sign: string;
  label: string;
  /** Selector of the rows that have it. */
  rows: string;
  onClick: (button: HTMLButtonElement) => void;
}

/**
 * A single button behind the name of the row that is hovered, focused or the hash's target. A row that has the focus by
 * keyboard keeps it: below a resting pointer, rows move as the page scrolls.
 */
export function addRowButton({ className, sign, label, rows, onClick }: RowButtonOptions): void {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: sign, title: label, ariaLabel: label });
  button.className = `${SIGN} ${className}`;
  button.addEventListener('click', () => onClick(button));
  const moveTo = (target: EventTarget | null) => {
    const row = target instanceof Element ? target.closest(rows) : null;
    const name = row?.querySelector('th a');
    if (!name || name.parentElement === button.parentElement || button === document.activeElement) return;
    button.textContent = sign;
    const others = row?.querySelectorAll(`.${SIGN}`) ?? [];
    (others[others.length - 1] ?? name).after(button);
  };
  const showTarget = () => moveTo(document.querySelector('table.ref tr:target'));
  document.addEventListener('pointerover', ({ target }) => {
    if (!document.querySelector('table.ref tr[id] :focus-visible')) moveTo(target);
  });
  document.addEventListener('focusin', ({ target }) => moveTo(target));
  addEventListener('hashchange', showTarget);
  showTarget();
}
