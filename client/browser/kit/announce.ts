/** Announces a text to screen readers through the page's `role="status"` element. */
export function announce(text: string): void {
  const status = document.getElementById('status');
  if (!status) return;
  // Screen readers ignore an unchanged text: a trailing no-break space makes it a new one.
  status.textContent = status.textContent === text ? `${text}\u00a0` : text;
}
