/**
 * The navigation as a panel over the page: its button says what a press does, and the focus is in the panel while it is
 * open, instead of under it. Closing returns the focus by itself. A window that gets room for it beside the article has
 * no button to close it: there it takes its place, with the focus where it was. On the way back, readers want the page.
 */
export function enhanceNavigationPanel(): void {
  const panel = document.getElementById('navigation');
  const button = document.querySelector<HTMLElement>('.bar-menu');
  if (!panel || !button) return;
  const { ariaLabel: opens } = button;
  const follow = () => {
    const isOpen = panel.matches(':popover-open');
    button.ariaLabel = (isOpen && button.dataset.close) || opens;
    if (!isOpen || panel.contains(document.activeElement)) return;
    const entries = [...panel.querySelectorAll<HTMLElement>('[aria-current=page], .nav-tools input')];
    entries.findLast((entry) => entry.checkVisibility())?.focus();
  };
  panel.addEventListener('toggle', follow);
  // Whoever tabs on from its last link would be under it.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && !panel.contains(target) && target !== button && panel.matches(':popover-open'))
      panel.hidePopover();
  });
  addEventListener('pagehide', () => panel.hidePopover());
  addEventListener('resize', () => {
    if (button.checkVisibility() || !panel.matches(':popover-open')) return;
    const focused = document.activeElement;
    panel.hidePopover();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  });
  follow();
}
