/**
 * One stop of the Tab key for a toolbar, arrows between its tools, mirrored right-to-left
 * (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). Without this module every tool is a stop of its own.
 */
export function addArrowKeys(toolbar: Element): void {
  if (toolbar.hasAttribute('data-roving')) return;
  toolbar.setAttribute('data-roving', '');
  const tools = () =>
    [...toolbar.querySelectorAll<HTMLElement>('summary, button, select, a[href]')].filter(
      (tool) => tool.offsetParent !== null,
    );
  const select = (chosen: Element | undefined) => {
    for (const tool of tools()) tool.tabIndex = tool === chosen ? 0 : -1;
  };
  select(tools().find((tool) => tool === document.activeElement) ?? tools()[0]);
  toolbar.addEventListener('focusin', ({ target }) => select(tools().find((tool) => tool === target)));
  toolbar.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = tools();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const forward = getComputedStyle(toolbar).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const to = {
      [forward]: (at + 1) % all.length,
      [backward]: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (to === undefined || at === -1) return;
    event.preventDefault();
    all[to]?.focus();
  });
}
