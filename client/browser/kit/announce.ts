/** Says a text to screen readers, by the status element of the page. */
export function announce(text: string): void {
  const status = document.getElementById('status');
  if (!status) return;
  // The same text twice is not announced: an invisible difference makes it a new one.
  status.textContent = status.textContent === text ? `${text}\u00a0` : text;
}
