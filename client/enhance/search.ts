/** Puts the cursor into the search field by `/` or Ctrl/Cmd + K. */
export function enhanceSearch(): void {
  document.addEventListener('keydown', (event) => {
    const isShortcut = (event.key === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !isTyping(event.target));
    const field = document.querySelector<HTMLInputElement>('[data-search]');
    if (!isShortcut || !field || event.shiftKey || event.altKey) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
